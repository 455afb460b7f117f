// A picture larger than its box: how much, and where its corner lies.

export interface View {
  scale: number
  x: number
  y: number
}

const MOST = 4

export function fitted(view: View): boolean {
  return view.scale < 1.01
}

/** No edge of the picture comes away from the edge of its box. */
export function held(view: View, [width, height]: [number, number]): View {
  const scale = Math.min(MOST, Math.max(1, view.scale))
  const x = Math.min(0, Math.max(width * (1 - scale), view.x))
  const y = Math.min(0, Math.max(height * (1 - scale), view.y))
  return { scale, x, y }
}

/** Made larger around a point of the box, which stays where it is. */
export function zoomed(view: View, by: number, x: number, y: number, size: [number, number]): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * by))
  const grown = scale / view.scale
  return held({ scale, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }, size)
}
