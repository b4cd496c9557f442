import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { lettersOf, mayBeNear } from './letters.ts'

test('no word that is near is taken for one that is far', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcxyzàжё0'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      fc.pre(editDistance(one, other, most) <= most)
      expect(mayBeNear(lettersOf(one), lettersOf(other), most)).toBe(true)
    }),
  )
})

test('words that share few letters are told apart by them alone', () => {
  expect(mayBeNear(lettersOf('logo'), lettersOf('mural'), 2)).toBe(false)
})
