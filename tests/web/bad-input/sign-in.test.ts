import { beforeAll, describe, expect, test } from 'vitest'
import { makeSecret } from '#domain/accounts/secrets/one-time-secrets.ts'
import { keepPending, type ProviderStep } from '#domain/accounts/providers/provider-pending.ts'
import { oauthCookie } from '#app/auth/providers/oauth-cookie.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { newAddress, openTestServer, type TestServer } from '../../server/test-server.ts'
import type { Sender } from './send-form.ts'
import { faultsIn } from './judge.ts'
import { formsAt, tryBriefly, tryForm, tryOverLimits } from './try-forms.ts'

const SECRET = 'a secret of at least thirty-two characters'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer({
    SECRET,
    OIDC_PROVIDERS: 'peer',
    OIDC_PEER_ISSUER: 'http://localhost:9',
    OIDC_PEER_CLIENT_ID: 'hall',
    OIDC_PEER_CLIENT_SECRET: 'hall',
    OIDC_PEER_NAME: 'The peer',
  })
  return server.close
})

/** A visitor whose browser holds a cookie, made anew for each sending, or none. */
const visitorWith = (cookie?: () => Promise<string>): Sender => ({
  server,
  headers: async () => ({
    'X-Forwarded-For': newAddress(),
    ...(cookie ? { Cookie: (await cookie()).split(';')[0] ?? '' } : {}),
  }),
})

async function tryAll(sender: Sender, address: string): Promise<void> {
  const forms = await formsAt(sender, address)
  expect(forms.size, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(1)
  for (const form of forms.values()) await tryForm(sender, form)
  const [first] = forms.values()
  if (first) await tryOverLimits(sender, first)
}

const secret = (kind: 'reset-password' | 'verify-email' | 'sign-in-code' | 'second-factor') =>
  server.transaction((tx) => {
    const { id: memberId, email } = server.personOf('member')
    return makeSecret(tx, { kind, memberId, minutes: 60, details: { email } })
  })

describe('the ways in take anything', () => {
  test.each(['/my/login', '/my/register', '/my/forgot', '/contacts'])(
    '%s',
    (address) => tryAll(visitorWith(), address),
    120_000,
  )

  // The same forms in other colours.
  test.each(['/@quay/login', '/@quay/register', '/@quay/forgot'])('%s', async (address) => {
    const forms = await formsAt(visitorWith(), address)
    expect(forms.size).toBeGreaterThanOrEqual(1)
    for (const form of forms.values()) await tryBriefly(visitorWith(), form)
  })

  test('a link from a letter', async () => {
    await tryAll(visitorWith(), `/my/reset?token=${await secret('reset-password')}`)
    await tryAll(visitorWith(), `/auth/email/verify?token=${await secret('verify-email')}`)
  }, 120_000)

  test.each(['code', 'second-factor'] as const)(
    'the second step, by %s',
    (step) =>
      tryAll(
        visitorWith(async () => {
          const token = await secret(step === 'code' ? 'sign-in-code' : 'second-factor')
          return `__Host-pending=${step}.${token}.once`
        }),
        '/my/otp',
      ),
    120_000,
  )

  test.each<ProviderStep>(['name', 'email', 'code', 'prove'])(
    'coming from a provider: %s',
    (step) =>
      tryAll(
        visitorWith(() => cookieAt(step)),
        `/auth/oauth-callback?step=${step}`,
      ),
    120_000,
  )
})

async function cookieAt(step: ProviderStep): Promise<string> {
  const { id, email } = server.personOf('member')
  const stored = await server.transaction((tx) =>
    keepPending(tx, {
      step,
      provider: 'peer',
      subject: newAddress(),
      email: { name: 'newcomer@example.org', email: '', code: 'newcomer@example.org', prove: email }[step],
      name: 'Newcomer',
      memberId: step === 'prove' ? id : '',
      codeSent: step === 'code',
    }),
  )
  return oauthCookie(
    { config: { secret: [SECRET] }, clock: systemClock },
    { stage: 'step', secret: stored, next: '/my', brand: 'default' },
  )
}

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
