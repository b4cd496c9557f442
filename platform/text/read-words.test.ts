import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

test('words are read without what no text of ours can hold, and no longer than they may be', () => {
  expect(readWords(null, 9)).toBe('')
  expect(readWords(' a\u0000b ', 9)).toBe('ab')
  expect(readWords('maps of hills', 4)).toBe('maps')
  expect(readWords('a\ud83d', 9)).toBe('a\ufffd')
})

test('a character that is cut in two can still stand in an address', () => {
  const words = readWords(`${'a'.repeat(199)}😀`, 200)
  expect(words).toHaveLength(200)
  expect(() => encodeURIComponent(words)).not.toThrow()
})
