// Pages are named behind the #, so that any file server can hand out the client.

function parts(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent)
}

export const route: { path: string[] } = $state({ path: parts() })

/** Nothing here is waited for any more: the way from here to the lobby loads the page anew, so that
    nothing of a game that is over, be it code or pictures, stays in it. */
let spent = false

export function spend(wanted: boolean): void {
  spent = wanted
}

addEventListener('hashchange', () => {
  if (spent && parts().length === 0) location.reload()
  else route.path = parts()
})

export function link(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join('/')}`
}

export function go(...path: string[]): void {
  location.hash = link(...path)
}

/** Change the address without a new page in the history. */
export function replace(...path: string[]): void {
  history.replaceState(null, '', link(...path))
  route.path = parts()
}

/** The address of a table to be sent to friends: the hall shows messengers what it leads to. */
export function invitationTo(table: string): string {
  return `${location.origin}${location.pathname}t/${encodeURIComponent(table)}`
}

/** The whole address of a page, to be sent to friends. */
export function address(...path: string[]): string {
  return `${location.origin}${location.pathname}${link(...path)}`
}
