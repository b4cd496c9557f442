import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTyped } from './keep-typed.ts'
import type { Sign } from './tell-server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Where somebody types, and which drafts were kept of it. */
function aField() {
  const told: Sign[] = []
  const field = keepTyped((sign) => told.push(sign))
  return { ...field, drafts: () => told.flatMap((sign) => (sign.what === 'draft' ? sign.text : [])) }
}

test('what is typed is kept after a pause, once', () => {
  const field = aField()
  field.typed('Hel')
  vi.advanceTimersByTime(500)
  field.typed('Hello')
  expect(field.drafts()).toEqual([])
  vi.advanceTimersByTime(2_000)
  field.leave()
  expect(field.drafts()).toEqual(['Hello'])
})

test('whoever leaves in the middle of a word finds it again', () => {
  const field = aField()
  for (const text of ['H', 'He', 'Hell']) {
    field.typed(text)
    vi.advanceTimersByTime(300)
  }
  field.leave()
  expect(field.drafts()).toEqual(['Hell'])
})

test('what was sent is no draft', () => {
  const field = aField()
  field.typed('Hello')
  field.sent()
  field.leave()
  vi.advanceTimersByTime(2_000)
  expect(field.drafts()).toEqual([])
})
