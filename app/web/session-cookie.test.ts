import { expect, test } from 'vitest'
import { sessionCookie } from './session-cookie.ts'

const now = new Date('2026-11-01T12:00:00Z')
const endsAt = new Date('2027-01-30T12:00:00Z')
const token = 'x'.repeat(43)

test('who stays signed in and comes every day is not signed out by their browser before the last day of the session', () => {
  expect(sessionCookie({ token, endsAt, isPersistent: true }, now)).toContain(`; Max-Age=${90 * 86_400}`)
})

test('a cookie that is not to be kept ends with the browser', () => {
  expect(sessionCookie({ token, endsAt, isPersistent: false }, now)).not.toContain('Max-Age')
})
