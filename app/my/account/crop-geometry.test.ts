import { expect, test } from 'vitest'
import { cropSquare, dragView, wholeView } from './crop-geometry.ts'

const wide = { width: 800, height: 400 }

test('at first the whole height is seen, from the middle', () => {
  expect(cropSquare(wide, wholeView)).toEqual({ x: 200, y: 0, side: 400 })
})

test('nearer, a smaller square is seen around the same place', () => {
  expect(cropSquare(wide, { ...wholeView, zoom: 2 })).toEqual({ x: 300, y: 100, side: 200 })
})

test('the picture follows the finger: drawn to the right, more of its left is seen', () => {
  const view = dragView(wide, wholeView, { byX: 40, byY: 0, shown: 160 })
  expect(cropSquare(wide, view).x).toBe(100)
})

test('it stops at its own edge, and does not move where there is nothing more to see', () => {
  const view = dragView(wide, wholeView, { byX: -9_999, byY: 9_999, shown: 160 })
  expect(cropSquare(wide, view)).toEqual({ x: 400, y: 0, side: 400 })
})
