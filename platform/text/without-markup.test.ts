import { expect, test } from 'vitest'
import { firstWords, withoutMarkup } from './without-markup.ts'

test('Markdown is told in plain words, on one line', () => {
  expect(
    withoutMarkup(
      '## What you get\n\n- **Two** masters\n- a [chapter file](https://x.test)\n\n> _By ear_,\nnot by `preset`, by [Friday].',
    ),
  ).toBe('What you get Two masters a chapter file By ear, not by preset, by Friday.')
})

test('a long text ends after a whole word, and no comma or full stop stands before the ellipsis', () => {
  const words = 'One person answers you, and decides as well. '.repeat(6)
  const first = firstWords(words, 220)
  expect(first.length).toBeLessThanOrEqual(221)
  expect(first).toMatch(/\w…$/)
  expect(words).toContain(first.slice(0, -1))
  expect(firstWords('word '.repeat(100), 22)).toBe('word word word word…')
})

test('a text without a space is cut all the same', () => {
  expect(firstWords('a'.repeat(30_000), 160)).toBe(`${'a'.repeat(160)}…`)
})
