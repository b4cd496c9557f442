import { expect, test } from 'vitest'
import { toOwnerWords, untouchedBy } from './decision-words.ts'

const warned = { decision: 'warn', title: '“Late twice”' } as const

test('what is named amid a sentence is written as amid a sentence', () => {
  expect(toOwnerWords({ ...warned, kind: 'review' })).toBe('A warning about your review “Late twice”.')
  expect(toOwnerWords({ ...warned, kind: 'review', decision: 'change' })).toBe(
    'Your review “Late twice” has to be changed.',
  )
  expect(toOwnerWords({ ...warned, kind: 'member' })).toBe('A warning about your profile.')
})

test('of a ban nobody is told that nothing else is touched: services and projects are hidden', () => {
  expect(untouchedBy('take-down')).toContain('everything else of yours')
  expect(untouchedBy('ban')).not.toContain('everything else of yours')
  expect(untouchedBy('ban')).toContain('your services and projects are hidden')
})
