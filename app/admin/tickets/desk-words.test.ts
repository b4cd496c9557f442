import { expect, test } from 'vitest'
import { orderWords } from './desk-words.ts'
import { stepWords, writerOf } from './one/step-words.ts'

const nameOf = () => 'Nadia Orlova'
const step = (is: string, authorId: string | null = null) => ({
  voice: 'step' as const,
  step: is,
  details: null,
  authorId,
})

test('a step is its doer’s: a visitor’s own bears their name, and only what time closed is the clock’s', () => {
  const asker = { name: 'Ilse Brandt' }
  expect(writerOf(step('resolved'), asker, nameOf)).toBe('Ilse Brandt')
  expect(writerOf(step('reopened'), asker, nameOf)).toBe('Ilse Brandt')
  expect(writerOf(step('closed'), asker, nameOf)).toBe('The clock')
  expect(writerOf(step('resolved', crypto.randomUUID()), asker, nameOf)).toBe('Nadia Orlova')
})

test('that a ticket joined an account is said as that', () => {
  expect(stepWords(step('joined'), nameOf)).toBe('Joined their account')
})

test('a view says in which order it stands', () => {
  expect(orderWords('late')).toBe('By the clock of the answer')
  expect(orderWords('resolved')).toBe('The newest first')
})
