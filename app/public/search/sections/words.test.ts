import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { beginsLetters } from './letter-at.ts'
import { eachWord, wordsOf } from './words.ts'

/** What a word is, said in one line, to compare with. */
const pattern = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const anything = oneof(
  string({ unit: 'binary', maxLength: 60 }),
  string({
    unit: constantFrom('a', 'É', 'é', 'ж', '𝒜', '𝟙', '-', ' ', '\ud835', '\udc9c', '7', '’'),
    maxLength: 40,
  }),
)

test('words are runs of letters and digits of any script, joined by single hyphens', () => {
  assert(
    property(anything, (text) => {
      const places: [number, number][] = []
      eachWord(text, (from, to) => places.push([from, to]))
      const wanted = [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
        const parts = written.includes('-') ? [...written.matchAll(/[^-]+/g)] : []
        return [
          [index, index + written.length],
          ...parts.map((part) => [index + part.index, index + part.index + part[0].length]),
        ]
      })
      expect(places).toEqual(wanted)
    }),
    { numRuns: 500 },
  )
})

test('a compound is found whole and by its parts', () => {
  expect(wordsOf('By E-Mails').map(({ folded }) => folded)).toEqual(['by', 'email', 'e', 'mail'])
})

test('a place begins letters where none stand before it', () => {
  assert(
    property(anything, (text) => {
      const begun =
        [...text].length === 0
          ? []
          : [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index)
      const found = Array.from({ length: text.length }, (_, at) => at).filter((at) => beginsLetters(text, at))
      expect(found).toEqual(begun)
    }),
    { numRuns: 500 },
  )
})
