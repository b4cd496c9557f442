import { expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'
import { markFlags } from './mark-flags.ts'

const flag = { what: 'an e-mail address', found: 'me@example.org' }

test('what was found is marked where it stands, the rest is not', () => {
  expect(markFlags(diffWords('', 'Write to me@example.org now'), [flag])).toEqual([
    { kind: 'added', text: 'Write to ', flag: undefined },
    { kind: 'added', text: 'me@example.org', flag: 'an e-mail address' },
    { kind: 'added', text: ' now', flag: undefined },
  ])
})

test('a mark goes on over the edge between old and new words', () => {
  const marked = markFlags(diffWords('me at home', 'me@example.org at home'), [flag])
  const inMark = marked.filter((part) => part.flag)
  expect(inMark.map(({ text }) => text).join('')).toBe('me@example.org')
  expect(new Set(inMark.map(({ kind }) => kind))).toEqual(new Set(['same', 'added']))
})

test('what was taken out is not marked, and the text stays whole', () => {
  const marked = markFlags(diffWords('me@example.org', 'nothing'), [flag])
  expect(marked.every((part) => !part.flag)).toBe(true)
  expect(marked.map(({ text }) => text).join('')).toBe('me@example.orgnothing')
})
