import { expect, test } from 'vitest'
import type { PasskeyQuestion } from '#domain/accounts/index.ts'
import { giveAPasskey } from '#domain/accounts/passkeys/testing-passkeys.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

/** The host for which the passkeys of tests are made; both processes serve it. */
const ORIGIN = 'https://harbour.test'

async function post(at: string, fields: Record<string, string>, cookie = '') {
  return fetch(at, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: ORIGIN, ...(cookie ? { Cookie: cookie } : {}) },
    body: new URLSearchParams(fields),
  })
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

test('a passkey that one process asked for signs in at another, once; junk is refused and never a fault', async () => {
  const databaseUrl = await servedDatabaseUrl()
  const [first, second] = [
    await openWeb(databaseUrl, { ORIGIN }),
    await openWeb(databaseUrl, { ORIGIN, JOBS: 'apart' }),
  ]
  const device = await fromOutside(databaseUrl, async (tx) => {
    const who = await makeMember(tx)
    return (await giveAPasskey(tx, who)).device
  })
  const asked = await post(`${first.origin}/auth/passkeys/question`, { purpose: 'sign-in' })
  expect(asked.headers.get('Cache-Control')).toBe('no-store')
  const cookie = cookiesOf(asked)
  const answer = JSON.stringify(device.answer((await asked.json()) as PasskeyQuestion))
  const bring = (said: string, as = cookie) =>
    post(`${second.origin}/my/login`, { intent: 'passkey', answer: said }, as)

  expect((await bring(answer, '')).status).toBe(400)
  for (const junk of ['', '{}', 'null', '[1]', '{"id":"a"}', 'x'.repeat(20_000), answer.slice(0, -9)])
    expect((await bring(junk)).status).toBe(400)
  const signedIn = await bring(answer)
  expect(signedIn.status).toBe(302)
  expect(cookiesOf(signedIn)).toContain('__Host-session=')
  expect((await bring(answer)).status).toBe(400)

  for (const purpose of ['second-factor', 'prove', 'add', 'anything', ''])
    expect((await post(`${first.origin}/auth/passkeys/question`, { purpose })).status).toBeLessThan(500)
  // Where there is no script there is no form for it, only its place, which nobody sees.
  const page = await (await fetch(`${first.origin}/my/login`)).text()
  expect(page.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/<input[^>]* value="passkey"/)
  expect(page).toMatch(/class="form waits-for-script" aria-hidden="true"/)
})
