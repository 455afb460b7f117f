import { expect, test } from 'vitest'
import { layoutFor } from '../src/lib/layout'
import { fitted, held, zoomed } from '../src/parts/table/view'

test('a window is divided by its room, and large letters need more of it', () => {
  expect([1280, 1440, 1920].map((width, i) => layoutFor(width, [720, 900, 1080][i] ?? 0, 'normal'))).toEqual(['wide', 'wide', 'wide'])
  expect(layoutFor(820, 1180, 'normal')).toBe('tall')
  expect(layoutFor(390, 844, 'normal')).toBe('tall')
  expect(layoutFor(844, 390, 'normal')).toBe('flat')
  expect(layoutFor(640, 400, 'normal')).toBe('flat')
  expect(layoutFor(1280, 720, 'largest')).toBe('flat')
  expect(layoutFor(1920, 1080, 'largest')).toBe('wide')
})

test('the point that is zoomed at stays where it is, and no edge comes away', () => {
  const view = zoomed({ scale: 1, x: 0, y: 0 }, 2, 100, 50, [400, 200])
  expect(view).toEqual({ scale: 2, x: -100, y: -50 })
  expect(held({ scale: 2, x: 30, y: -900 }, [400, 200])).toEqual({ scale: 2, x: 0, y: -200 })
  expect(fitted(zoomed(view, 0.2, 100, 50, [400, 200]))).toBe(true)
})
