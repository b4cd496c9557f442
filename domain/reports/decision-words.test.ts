import { expect, test } from 'vitest'
import { toOwnerWords } from './decision-words.ts'

const warned = { decision: 'warn', title: '“Late twice”' } as const

test('what is named amid a sentence is written as amid a sentence', () => {
  expect(toOwnerWords({ ...warned, kind: 'review' })).toBe('A warning about your review “Late twice”.')
  expect(toOwnerWords({ ...warned, kind: 'review', decision: 'change' })).toBe(
    'Your review “Late twice” has to be changed.',
  )
  expect(toOwnerWords({ ...warned, kind: 'member' })).toBe('A warning about your profile.')
})
