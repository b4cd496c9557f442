import { expect, test } from 'vitest'
import { gravestOf, sureness, weightOf } from './report-rules.ts'

const unknown = { upheld: 0, decided: 0 }

test('who was often right weighs more than who was never, and a visitor least', () => {
  const right = sureness({ upheld: 4, decided: 4 }, false)
  const wrong = sureness({ upheld: 0, decided: 4 }, false)
  expect(right).toBeGreaterThan(sureness(unknown, false))
  expect(wrong).toBeLessThan(sureness(unknown, false))
  expect(sureness(unknown, true)).toBeLessThan(sureness(unknown, false))
})

test('more reports weigh more, and fraud more than what is merely not as described', () => {
  const one = { record: unknown, isVisitor: false, reason: 'not-as-described' } as const
  expect(weightOf('service', [one, one])).toBeGreaterThan(weightOf('service', [one]))
  expect(weightOf('service', [{ ...one, reason: 'fraud' }])).toBeGreaterThan(weightOf('service', [one]))
})

test('the gravest of what was said leads', () => {
  expect(gravestOf(['other', 'copied', 'fraud'])).toBe('fraud')
  expect(gravestOf([])).toBe('other')
})
