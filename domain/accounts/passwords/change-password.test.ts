import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { listOwnSessions } from '../account-queries.ts'
import { changePassword } from './change-password.ts'
import { endOtherSessions } from '../sessions/end-other-sessions.ts'
import { endSession } from '../sessions/end-session.ts'
import { makeSecret, useSecret } from '../secrets/one-time-secrets.ts'
import { member, oneTimeSecret } from '../schema.server.ts'
import { openSessions } from '../sessions/sessions.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context, makeSession } from '../testing-account.ts'

const { db, transaction } = await testDatabase()
const sessions = openSessions(db)
const isLive = async (token: string) => Boolean(await sessions.find(token, new Date()))

async function signedInTwice(passwordHash: string | null = 'old hash') {
  const who = await transaction((tx) => makeMember(tx, { passwordHash }))
  const here = await transaction((tx) => makeSession(tx, who.id))
  const there = await transaction((tx) => makeSession(tx, who.id, 'Safari on iOS'))
  return { who, actor: actorOf(who), here, there }
}

test('a new password ends every other session and gives this one a new token', async () => {
  const { who, actor, here, there } = await signedInTwice()
  const change = { newHash: 'new hash', basedOn: 'old hash', sessionId: here.id }
  const { token } = await transaction((tx) => changePassword(tx, actor, change, context))
  expect(await isLive(there.token)).toBe(false)
  expect(await isLive(here.token)).toBe(false)
  expect(await isLive(token)).toBe(true)
  const [stored] = await db.select().from(member).where(eq(member.id, who.id))
  expect(stored?.passwordHash).toBe('new hash')
  const [letter] = await db.select().from(mailMessage).where(eq(mailMessage.to, who.email))
  expect(letter?.subject).toBe('Your password was changed')
})

test('links and codes that were sent before a new password open nothing after it', async () => {
  const { who, actor, here } = await signedInTwice()
  const kinds = ['reset-password', 'sign-in-code', 'second-factor', 'change-email'] as const
  const secrets = await transaction(async (tx) => {
    const made: [(typeof kinds)[number], string][] = []
    for (const kind of kinds) made.push([kind, await makeSecret(tx, { kind, memberId: who.id, minutes: 60 })])
    return made
  })
  const change = { newHash: 'new hash', basedOn: 'old hash', sessionId: here.id }
  await transaction((tx) => changePassword(tx, actor, change, context))
  for (const [kind, secret] of secrets) {
    expect(await transaction((tx) => useSecret(tx, kind, secret))).toBeUndefined()
  }
  const left = and(eq(oneTimeSecret.memberId, who.id), isNull(oneTimeSecret.usedAt))
  expect(await db.$count(oneTimeSecret, left)).toBe(0)
})

test('of two changes at once one wins, and the other is told', async () => {
  const { actor, here } = await signedInTwice()
  const change = (newHash: string) =>
    transaction((tx) =>
      changePassword(tx, actor, { newHash, basedOn: 'old hash', sessionId: here.id }, context),
    )
  const answers = await Promise.allSettled([change('one'), change('two')])
  const lost = answers.filter(({ status }) => status === 'rejected')
  expect(lost).toHaveLength(1)
  expect((lost[0] as PromiseRejectedResult).reason).toBeInstanceOf(Conflict)
})

test('a banned member and one who is looked at change no password', async () => {
  const { actor, here } = await signedInTwice()
  const change = { newHash: 'new hash', basedOn: 'old hash', sessionId: here.id }
  for (const other of [
    { ...actor, state: 'banned' as const },
    { ...actor, viewedBy: crypto.randomUUID() },
  ]) {
    await expect(transaction((tx) => changePassword(tx, other, change, context))).rejects.toBeInstanceOf(
      Forbidden,
    )
  }
})

test('a session that is ended is signed out at once; the others go on', async () => {
  const { actor, here, there } = await signedInTwice()
  await transaction((tx) => endSession(tx, actor, { sessionId: there.id }, context))
  expect([await isLive(here.token), await isLive(there.token)]).toEqual([true, false])
})

test('somebody else’s session does not exist for me', async () => {
  const [mine, theirs] = [await signedInTwice(), await signedInTwice()]
  const ending = transaction((tx) => endSession(tx, mine.actor, { sessionId: theirs.here.id }, context))
  await expect(ending).rejects.toBeInstanceOf(NotFound)
  expect(await isLive(theirs.here.token)).toBe(true)
})

test('all others end, this one stays, and nobody else is touched', async () => {
  const [mine, theirs] = [await signedInTwice(), await signedInTwice()]
  const keep = { keepSessionId: mine.here.id }
  expect(await transaction((tx) => endOtherSessions(tx, mine.actor, keep, context))).toBe(1)
  const left = await listOwnSessions(db, mine.who.id, new Date())
  expect(left.map(({ id }) => id)).toEqual([mine.here.id])
  expect(left[0]).toMatchObject({ device: 'Chrome on Windows', address: '192.0.2.7' })
  expect(await isLive(theirs.there.token)).toBe(true)
})
