import { expect, test } from 'vitest'
import { fullestColour } from './fullest-colour.ts'

test('the colour of most pixels wins, whatever the others are', () => {
  const pixels = [10, 20, 30, 10, 20, 30, 12, 22, 30, 250, 0, 0, 0, 250, 0]
  expect(fullestColour(Uint8Array.from(pixels))).toBe('#0b151e')
})

test('no pixels are white', () => {
  expect(fullestColour(new Uint8Array())).toBe('#ffffff')
})
