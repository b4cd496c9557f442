import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { queryWords } from '../sections/query.ts'
import { wordsOf } from '../sections/words.ts'
import { markWords, snippetOf, type MarkedPart } from './mark-words.ts'

const texts = array(
  constantFrom(
    'Logo',
    'logos',
    'LÓGO',
    'e-mail',
    'Email',
    'ёлка',
    'Елка',
    '10',
    'a-b-logo',
    '–',
    ', ',
    '\n',
    ' ',
    ' ',
  ),
  { maxLength: 80 },
).map((words) => words.join(' '))
const queries = constantFrom('logo', 'mail', 'email', 'елка', 'lo 10', 'b', 'LOGOS', 'Ёл', 'zzz')
const whole = (parts: readonly MarkedPart[]) => parts.map(({ text }) => text).join('')

test('what is marked are the words that begin as one of those asked for, and nothing of the text is lost', () => {
  assert(
    property(texts, queries, (text, query) => {
      const asked = queryWords(query)
      const parts = markWords(text, asked)
      const fits = (written: string) =>
        wordsOf(written).some(({ folded }) => asked.some((one) => folded.startsWith(one.folded)))
      expect(whole(parts)).toBe(text)
      for (const { text: part, isMatch } of parts) expect(fits(part)).toBe(isMatch)
    }),
    { numRuns: 300 },
  )
})

test('a snippet is a stretch of the text, and holds a word that was asked for where the text does', () => {
  assert(
    property(string({ maxLength: 400 }), texts, queries, (before, after, query) => {
      const text = `${before} ${after}`
      const asked = queryWords(query)
      const parts = snippetOf(text, asked)
      expect(text).toContain(whole(parts).replace(/^… /, '').replace(/ …$/, ''))
      expect(parts.some(({ isMatch }) => isMatch)).toBe(markWords(text, asked).some(({ isMatch }) => isMatch))
    }),
    { numRuns: 300 },
  )
})
