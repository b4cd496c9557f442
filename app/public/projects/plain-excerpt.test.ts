import { expect, test } from 'vitest'
import { plainExcerpt } from './plain-excerpt.ts'

test('a short text loses only the marks of Markdown', () => {
  expect(plainExcerpt('## What we need\n\nA **poster**, by [Friday].')).toBe(
    'What we need A poster, by Friday.',
  )
})

test('a long text ends after a whole word, and no comma or full stop stands before the ellipsis', () => {
  const words = 'One person answers you, and decides as well. '.repeat(6)
  const excerpt = plainExcerpt(words)
  expect(excerpt.length).toBeLessThanOrEqual(221)
  expect(excerpt).toMatch(/\w…$/)
  expect(words).toContain(`${excerpt.slice(0, -1)}`)
})
