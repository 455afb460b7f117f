// What changed in a look: a place and what now stands there; without a value it is gone, or the list ends there.

export type Path = (string | number)[]
export type Change = [path: Path, value: unknown] | [path: Path]

/** A thing after some changes; the old one stays as it was. */
export function patched<T>(thing: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, change) => put(now, change[0], 0, change), thing) as T
}

function put(thing: unknown, path: Path, depth: number, change: Change): unknown {
  if (depth === path.length) return change[1]
  const key = path[depth] as string | number
  const last = depth + 1 === path.length
  if (Array.isArray(thing)) {
    const twin: unknown[] = thing.slice()
    if (last && change.length === 1) twin.length = key as number
    else twin[key as number] = put(twin[key as number], path, depth + 1, change)
    return twin
  }
  const twin: Record<string, unknown> = { ...(thing as Record<string, unknown>) }
  if (last && change.length === 1) delete twin[key]
  else twin[key] = put(twin[key], path, depth + 1, change)
  return twin
}
