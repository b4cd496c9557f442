import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragView, frameOf, wholeView } from './crop-rules.ts'

test('the whole view of a wide picture takes its height, from the middle', () => {
  expect(frameOf({ width: 2000, height: 900 }, wholeView)).toEqual({
    left: 400,
    top: 0,
    width: 1200,
    height: 900,
  })
})

test('nearer by two shows a quarter of it', () => {
  expect(frameOf({ width: 1600, height: 1200 }, { zoom: 2, across: 1, down: 0 })).toEqual({
    left: 800,
    top: 0,
    width: 800,
    height: 600,
  })
})

test('drawing the picture to the right looks further to its left, and never past its edge', () => {
  const size = { width: 1600, height: 1200 }
  const near = { zoom: 2, across: 0.5, down: 0.5 }
  expect(dragView(size, near, { byX: 100, byY: 0, shown: 400 }).across).toBeCloseTo(0.25)
  expect(dragView(size, near, { byX: 4000, byY: 0, shown: 400 }).across).toBe(0)
})

test('a sliver seen from near stays within the picture', () => {
  expect(frameOf({ width: 1, height: 8000 }, { zoom: 3, across: 1, down: 1 })).toEqual({
    left: 0,
    top: 7999,
    width: 1,
    height: 1,
  })
})

test('whatever is asked, the frame lies within the picture', () => {
  const any = fc.double({ min: -10, max: 10, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8000 }),
      fc.integer({ min: 1, max: 8000 }),
      fc.record({ zoom: any, across: any, down: any }),
      (width, height, view) => {
        const frame = frameOf({ width, height }, view)
        expect(frame.left >= 0 && frame.top >= 0).toBe(true)
        expect(frame.left + frame.width <= width && frame.top + frame.height <= height).toBe(true)
      },
    ),
  )
})
