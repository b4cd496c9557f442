import { expect, test } from 'vitest'
import { movableClock } from '#platform/clock/clock.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { endedOauthCookie, oauthCookie, readOauthCookie, type Away } from './oauth-cookie.ts'

const away: Away = {
  stage: 'away',
  provider: 'peer',
  state: 's',
  nonce: 'n',
  verifier: 'the-verifier',
  next: '/my',
  brand: 'default',
  linkTo: '',
}
const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const config: { secret: Secret } = { secret: ['x'.repeat(40)] }
const made = () => oauthCookie({ config, clock }, away)
const valueOf = (cookie: string) => cookie.split(';')[0] ?? ''

function read(cookie: string, secret = config.secret) {
  const request = new Request('http://localhost:3000/', { headers: { cookie } })
  return readOauthCookie({ config: { secret }, clock, request })
}

test('what goes with the person to the provider comes back whole', () => {
  expect(read(`theme=dark; ${valueOf(made())}; other=1`)).toEqual(away)
})

test('nobody can read it, and it is kept from scripts and other sites', () => {
  expect(made()).not.toContain('verifier')
  expect(made()).toMatch(/^__Host-oauth=.*; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/)
})

test('one that was changed, made elsewhere or ended is worth nothing', () => {
  const cookie = valueOf(made())
  expect(read(`${cookie.slice(0, -2)}AA`)).toBeUndefined()
  expect(read(cookie, ['y'.repeat(40)])).toBeUndefined()
  expect(read(valueOf(endedOauthCookie))).toBeUndefined()
  expect(read('')).toBeUndefined()
})

test('one that is too old is worth nothing', () => {
  const cookie = valueOf(made())
  clock.advanceMs(31 * 60_000)
  expect(read(cookie)).toBeUndefined()
})
