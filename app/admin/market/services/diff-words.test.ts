import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'

const textOf = (parts: ReturnType<typeof diffWords>, without: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test('a word that was changed is told, the words around it stay', () => {
  expect(diffWords('I draw small marks.', 'I draw large marks.')).toEqual([
    { kind: 'same', text: 'I draw ' },
    { kind: 'removed', text: 'small' },
    { kind: 'added', text: 'large' },
    { kind: 'same', text: ' marks.' },
  ])
})

test('the same text is one part, and two empty ones none', () => {
  expect(diffWords('Тот же текст', 'Тот же текст')).toEqual([{ kind: 'same', text: 'Тот же текст' }])
  expect(diffWords('', '')).toEqual([])
})

test('short words that stayed by chance between changes are told with them', () => {
  expect(diffWords('We start on paper: a note, each', 'We write on glass, a word')).toEqual([
    { kind: 'same', text: 'We ' },
    { kind: 'removed', text: 'start on paper: a note, each' },
    { kind: 'added', text: 'write on glass, a word' },
  ])
})

test('either text can be read back from the parts, whatever they are', () => {
  const words = fc
    .array(fc.constantFrom('one', 'two', ' ', ', ', '\n', 'три', '😀'))
    .map((list) => list.join(''))
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffWords(before, after)
      expect(textOf(parts, 'added')).toBe(before)
      expect(textOf(parts, 'removed')).toBe(after)
    }),
  )
})

test('two long texts with nothing in common are told apart at once', () => {
  const [before, after] = ['a1 b2 '.repeat(3_000), 'c3 d4 '.repeat(3_000)]
  expect(diffWords(before, after).map(({ kind }) => kind)).toContain('added')
})
