import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { authenticator, member, session } from '#domain/accounts/schema.server.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { makeTotpSecret } from '#domain/accounts/second-factor/totp.ts'
import { exportPath } from '#domain/privacy/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { openSeal } from '#platform/crypto/seal.ts'
import { newAddress, openTestServer, type TestServer } from '../server/test-server.ts'

const SECRET = 'a secret that signs links and seals secrets'
const PASSWORD = 'a quiet workshop by the river'

let server: TestServer
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
  server = await openTestServer({ SECRET })
  return () => server.close()
})

const otherSession = randomUUID()
const bank = { holder: 'Ann Harbour', iban: 'DE89370400440532013000' }

/** Every step that is worth protecting, as its form sends it. */
const steps: Record<string, { at: string; fields?: Record<string, string> }> = {
  'another e-mail address': account('change-email', { email: 'new@example.org' }),
  'an authenticator': account('set-up-two-factor'),
  'the first code of it': account('confirm-two-factor', { code: '123456' }),
  'new recovery codes': account('make-recovery-codes'),
  'no second factor any more': account('turn-off-two-factor'),
  'a provider that signs in no more': account('unlink-provider', { provider: 'peer' }),
  'the end of another session': account('end-session', { sessionId: otherSession }),
  'the end of all other sessions': account('end-other-sessions'),
  'a device that is said to be somebody else’s': {
    at: '/my',
    fields: { intent: 'it-was-not-me', sessionId: otherSession },
  },
  'a file of all data': account('ask-export'),
  'the file itself': { at: exportPath(otherSession, addDays(new Date(), 1), [SECRET]) },
  'the end of the account': account('ask-deletion', { understood: 'on', password: PASSWORD }),
  'a payout method': { at: '/my/payouts', fields: { intent: 'save-bank', ...bank } },
  'another payout method': {
    at: '/my/payouts',
    fields: { intent: 'save-bank', methodId: otherSession, ...bank },
  },
  'a payout method less': { at: '/my/payouts', fields: { intent: 'remove', methodId: otherSession } },
}

function account(intent: string, fields: Record<string, string> = {}) {
  return { at: '/my/account', fields: { intent, ...fields } }
}

type SignedIn = { minutesAgo: number; hasPassword?: boolean; hasSecondFactor?: boolean }

/** Somebody who proved so long ago who they are. */
async function come({ minutesAgo, hasPassword = true, hasSecondFactor = false }: SignedIn) {
  return server.transaction(async (tx) => {
    const who = await makeMember(tx, hasPassword ? { passwordHash } : {})
    const { id, token } = await makeSession(tx, who.id)
    const provedAt = new Date(tx.now.getTime() - minutesAgo * 60_000)
    await tx.db.update(session).set({ provedAt }).where(eq(session.id, id))
    const secretSealed = openSeal([SECRET], 'authenticator').close(makeTotpSecret())
    if (hasSecondFactor)
      await tx.db.insert(authenticator).values({ memberId: who.id, secretSealed, confirmedAt: tx.now })
    return { who, headers: { 'X-Forwarded-For': newAddress(), Cookie: `__Host-session=${token}` } }
  })
}

function send(headers: Record<string, string>, at: string, fields?: Record<string, string>) {
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
  return fetch(server.web.origin + at, { redirect: 'manual', headers, ...form })
}

const placeOf = (answer: Response) => answer.headers.get('Location') ?? ''

describe('who proved more than ten minutes ago who they are is asked again before', () => {
  test.each(Object.entries(steps))('%s', async (_, { at, fields }) => {
    const late = await send((await come({ minutesAgo: 11 })).headers, at, fields)
    expect([late.status, placeOf(late)]).toEqual([302, expect.stringContaining('/my/prove?next=%2Fmy')])
    const inTime = await send((await come({ minutesAgo: 9 })).headers, at, fields)
    expect(placeOf(inTime)).not.toContain('/my/prove')
  })
})

const newPassword = (current: string) =>
  account('change-password', { current, password: 'four swans upon the lake' })

test('a new password takes the current one, however lately the proof was', async () => {
  const { who, headers } = await come({ minutesAgo: 0 })
  for (const current of ['', 'not this one at all']) {
    const { at, fields } = newPassword(current)
    const refused = await send(headers, at, fields)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Current password: that is not it')
  }
  const { at, fields } = newPassword(PASSWORD)
  expect(placeOf(await send(headers, at, fields))).toContain('done=change-password')
  const [now] = await server.transaction((tx) => tx.db.select().from(member).where(eq(member.id, who.id)))
  expect(now?.passwordHash).not.toBe(passwordHash)
})

test('who has no password, or has a second factor as well, proves that first', async () => {
  for (const person of [
    { minutesAgo: 11, hasPassword: false },
    { minutesAgo: 11, hasSecondFactor: true },
  ]) {
    const { headers } = await come(person)
    const { at, fields } = newPassword(PASSWORD)
    expect(placeOf(await send(headers, at, fields))).toContain('/my/prove')
  }
})

test('where there is a second factor it is what is asked: the password proves nothing, nor does a letter', async () => {
  const { headers } = await come({ minutesAgo: 11, hasSecondFactor: true })
  const page = await (await send(headers, '/my/prove?next=/my/account')).text()
  expect(page).toContain('Use your second factor')
  expect(page).not.toContain('Confirm your password')
  expect(page).not.toContain('By e-mail')
  const tries: Record<string, string>[] = [
    { intent: 'prove-password', password: PASSWORD },
    { intent: 'send-code' },
  ]
  for (const fields of tries) {
    const refused = await send(headers, '/my/prove?next=/my/account', fields)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('Your account has a second factor')
  }
})
