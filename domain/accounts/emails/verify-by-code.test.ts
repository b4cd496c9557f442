import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { withoutSecret } from '#platform/mail/without-secret.ts'
import { register } from '../members/register.ts'
import { member } from '../schema.server.ts'
import { signInContext } from '../sign-in/testing-sign-in.ts'
import { actorOf } from '../testing.ts'
import { correctEmail } from './correct-email.ts'
import { findVerificationLetter } from './find-verification-letter.ts'
import { resendVerification } from './resend-verification.ts'
import { verifyByCode } from './verify-by-code.ts'

const { db, transaction } = await testDatabase({ desk: signInContext() })

let people = 0
/** Somebody who has just joined, and the browser in which they did. */
async function newcomer(email = `newcomer${++people}@example.org`) {
  const username = `newcomer-${++people}`
  const context = signInContext({}, `198.51.100.${people}`)
  const { memberId, signedIn } = await transaction((tx) =>
    register(tx, visitor, { email, username, passwordHash: 'a hash' }, context),
  )
  if (signedIn.outcome !== 'signed-in') throw new Error('not signed in')
  const who = async () => (await db.select().from(member).where(eq(member.id, memberId)))[0]!
  const browser = { ...context, replacesToken: signedIn.token }
  const actor = actorOf(await who())
  const type = (code: string, from = browser) =>
    transaction((tx) => verifyByCode(tx, actor, { code, sessionId: crypto.randomUUID() }, from))
  return { email, actor, browser, who, type }
}

const newestTo = async (email: string) =>
  (
    await db.select().from(mailMessage).where(eq(mailMessage.to, email)).orderBy(desc(mailMessage.createdAt))
  )[0]
const codeIn = (text = '') => /(\d{3}) (\d{3})/.exec(text)?.slice(1).join('') ?? ''
const codeTo = async (email: string) => codeIn((await newestTo(email))?.text)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the code of the e-mail verifies the address where its person joined, once', async () => {
  const { email, who, type } = await newcomer()
  const code = await codeTo(email)
  expect(await type(wrong(code))).toBe('refused')
  expect(await type(code)).toBe('verified')
  expect(await who()).toMatchObject({ state: 'active', passwordHash: 'a hash' })
  expect(await type(code)).toBe('refused')
})

test('in another browser the code is worth nothing', async () => {
  const { email, browser, type } = await newcomer()
  expect(await type(await codeTo(email), { ...browser, replacesToken: 'of-another-browser' })).toBe('refused')
})

test('after five wrong tries only a new e-mail helps', async () => {
  const { email, actor, browser, type } = await newcomer()
  const code = await codeTo(email)
  for (let time = 0; time < 5; time++) await type(wrong(code))
  expect(await type(code)).toBe('refused')
  await transaction((tx) => resendVerification(tx, actor, browser))
  const newer = (await db.select().from(mailMessage).where(eq(mailMessage.to, email)))
    .map(({ text }) => codeIn(text))
    .find((one) => one !== code)
  expect(await type(newer ?? '')).toBe('verified')
})

test('a mistyped address is corrected: the e-mail goes to the new one, and the old code is worth nothing', async () => {
  const { email, actor, browser, who, type } = await newcomer()
  const old = await codeTo(email)
  await transaction((tx) => correctEmail(tx, actor, { email: `right.${email}` }, browser))
  expect((await who()).email).toBe(`right.${email}`)
  expect(await type(old)).toBe('refused')
  expect(await type(await codeTo(`right.${email}`))).toBe('verified')
  await expect(
    transaction((tx) => correctEmail(tx, { ...actor, state: 'active' }, { email: 'x@example.org' }, browser)),
  ).rejects.toBeInstanceOf(Forbidden)
})

test('a demo shows each newcomer their own e-mail, never that of another with the same address', async () => {
  const first = await newcomer('shared@example.org')
  const second = await newcomer('shared@example.org')
  const read = (one: typeof first) => transaction((tx) => findVerificationLetter(tx, one.actor.id))
  const [of1, of2] = [codeIn((await read(first))?.text), codeIn((await read(second))?.text)]
  expect(await first.type(of2)).toBe('refused')
  expect(await first.type(of1)).toBe('verified')
})

test('once it is sent neither the link nor the code stays in the outbox', async () => {
  const { email } = await newcomer()
  const code = await codeTo(email)
  await db.update(mailMessage).set(withoutSecret).where(eq(mailMessage.to, email))
  const sent = await newestTo(email)
  expect(`${sent?.text} ${sent?.html}`).not.toMatch(/token=[\w-]{20}/)
  expect(`${sent?.text} ${sent?.html}`).not.toContain(`${code.slice(0, 3)} ${code.slice(3)}`)
})
