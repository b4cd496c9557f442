import { expect, test } from 'vitest'
import { endedPendingCookie, pendingCookie, readPending } from './pending-cookie.ts'

const pending = { step: 'second-factor', token: 'a'.repeat(43), keep: false } as const

test('what was kept is read back among other cookies', () => {
  const stored = pendingCookie(pending).split(';')[0]
  expect(readPending(`theme=dark; ${stored}; other=1`)).toEqual(pending)
})

test('no script reads it, and it stays with this host', () => {
  expect(pendingCookie(pending)).toMatch(/^__Host-pending=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/)
})

test('what is not ours, ended or broken is nothing', () => {
  const ended = endedPendingCookie.split(';')[0] ?? ''
  for (const cookies of [
    null,
    '',
    ended,
    '__Host-pending=code.short.keep',
    `x__Host-pending=code.${pending.token}.keep`,
  ])
    expect(readPending(cookies)).toBeUndefined()
})
