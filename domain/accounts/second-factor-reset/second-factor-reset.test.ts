import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operator, visitor } from '#domain/actor.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { addDays, HOUR_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { askEmailChange } from '../emails/ask-email-change.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { confirmEmailChange } from '../emails/confirm-email-change.ts'
import { giveAPasskey } from '../passkeys/testing-passkeys.ts'
import { formerEmail, providerLink } from '../schema.server.ts'
import { findSecondFactor } from '../second-factor/second-factor-queries.ts'
import { openSessions } from '../sessions/sessions.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context, makeSession } from '../testing-account.ts'
import { askSecondFactorReset } from './ask-reset.ts'
import { finishResetsJob } from '../jobs.ts'
import { resetSecondFactorAtOnce } from './reset-at-once.ts'
import { findLiveReset } from './reset-queries.ts'
import { cancelSecondFactorReset, stopSecondFactorReset } from './stop-reset.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
const reason = 'Their telephone fell into the harbour'

async function memberWithPasskey(more: Parameters<typeof makeMember>[1] = {}) {
  const who = await transaction((tx) => makeMember(tx, more))
  await transaction((tx) => giveAPasskey(tx, who))
  return who
}
type Member = Awaited<ReturnType<typeof memberWithPasskey>>

const askFor = ({ id: memberId }: Member, by = admin) =>
  transaction((tx) => askSecondFactorReset(tx, by, { memberId, reason }, context))
const services = {
  db,
  transaction,
  clock,
  settings: { current: () => context.settings },
  config: { origin: context.siteOrigin },
}
const finish = () => finishResetsJob.run(services as never, {})
const isOn = async ({ id }: Member) => (await findSecondFactor(db, id)).isOn
const lettersTo = (email: string) => db.select().from(mailMessage).where(eq(mailMessage.to, email))
const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject)

async function stopTokenIn(email: string): Promise<string> {
  const letter = (await lettersTo(email)).find(
    ({ subject }) => subject === 'Your second factor will be removed',
  )
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

async function eventsOf({ id }: Member) {
  const events = await db
    .select()
    .from(securityEvent)
    .where(eq(securityEvent.memberId, id))
    .orderBy(securityEvent.id)
  return events.filter(({ kind }) => kind.startsWith('second-factor.reset'))
}

test('a lost device: nothing changes for a day, then the factor is gone, everyone is signed out, and the password opens', async () => {
  const who = await memberWithPasskey()
  const live = await transaction((tx) => makeSession(tx, who.id))
  await askFor(who)
  clock.advanceMs(23 * HOUR_MS)
  await finish()
  expect(await isOn(who)).toBe(true)
  clock.advanceMs(HOUR_MS)
  await finish()
  await finish()
  expect(await findSecondFactor(db, who.id)).toEqual({ isOn: false, app: 'none', codesLeft: 0 })
  expect(await openSessions(db).find(live.token, clock.now())).toBeUndefined()
  const byPassword = await transaction((tx) => beginSession(tx, who, 'password', context))
  expect(byPassword.outcome).toBe('signed-in')
  expect(await subjectsTo(who.email)).toContain('Your second factor was removed')
  expect(await eventsOf(who)).toMatchObject([
    { kind: 'second-factor.reset-asked', actor: `member:${admin.id}`, details: { reason } },
    { kind: 'second-factor.reset-done', actor: 'clock', details: { reason } },
  ])
})

test('every address of the member is told: the one they have, one they had, and that of a provider', async () => {
  const who = await memberWithPasskey()
  const current = `${who.username}@moved.example`
  await transaction((tx) =>
    tx.db.insert(providerLink).values({
      provider: 'peer',
      subject: who.id,
      memberId: who.id,
      email: `${who.username}@peer.example`,
      linkedAt: tx.now,
    }),
  )
  await transaction((tx) => askEmailChange(tx, actorOf(who), { email: current }, context))
  const [letter] = await lettersTo(current)
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  await transaction((tx) => confirmEmailChange(tx, actorOf(who), { token, holder: {} }, context))
  await askFor(who)
  for (const email of [who.email, current, `${who.username}@peer.example`]) {
    expect(await subjectsTo(email)).toContain('Your second factor will be removed')
    expect(await stopTokenIn(email)).not.toBe('')
  }
})

test('an address that was left long ago may be somebody else’s, and is not told', async () => {
  const who = await memberWithPasskey()
  await transaction((tx) =>
    tx.db.insert(formerEmail).values({
      memberId: who.id,
      email: `${who.username}@old.example`,
      leftAt: addDays(tx.now, -91),
    }),
  )
  await askFor(who)
  expect(await subjectsTo(`${who.username}@old.example`)).toEqual([])
})

test('whoever has the letter stops it, once, and everything stays', async () => {
  const who = await memberWithPasskey()
  await askFor(who)
  const token = await stopTokenIn(who.email)
  const stop = () => transaction((tx) => stopSecondFactorReset(tx, visitor, { token }, context))
  await stop()
  await expect(stop()).rejects.toBeInstanceOf(NotFound)
  clock.advanceMs(25 * HOUR_MS)
  await finish()
  expect(await isOn(who)).toBe(true)
  expect(await subjectsTo(who.email)).toContain('Your second factor stays')
  expect((await eventsOf(who)).at(-1)).toMatchObject({
    kind: 'second-factor.reset-stopped',
    details: { by: 'link' },
  })
})

test('one who signs in with the second factor lost nothing, so it is stopped', async () => {
  const who = await memberWithPasskey()
  await askFor(who)
  await transaction((tx) => beginSession(tx, who, 'second-factor', context))
  expect(await findLiveReset(db, who.id)).toBeUndefined()
  expect((await eventsOf(who)).at(-1)).toMatchObject({ details: { by: 'second factor' } })
})

test('the password alone stops nothing: that is what a thief may have', async () => {
  const who = await memberWithPasskey()
  await askFor(who)
  await transaction((tx) => beginSession(tx, who, 'password', context))
  expect(await findLiveReset(db, who.id)).toBeDefined()
})

test('the member stops it in a session they still have, and an administrator may take it back', async () => {
  for (const by of ['member', 'admin'] as const) {
    const who = await memberWithPasskey()
    await askFor(who)
    const actor = by === 'member' ? actorOf(who) : admin
    const cancel = () =>
      transaction((tx) => cancelSecondFactorReset(tx, actor, { memberId: who.id }, context))
    await cancel()
    expect(await findLiveReset(db, who.id)).toBeUndefined()
    await expect(cancel()).rejects.toBeInstanceOf(Conflict)
  }
})

test('a second factor that was set up anew meanwhile is not taken away', async () => {
  const who = await memberWithPasskey()
  await askFor(who)
  await transaction((tx) => giveAPasskey(tx, who))
  clock.advanceMs(25 * HOUR_MS)
  await finish()
  expect(await isOn(who)).toBe(true)
})

test('one is under way at a time, nobody resets their own, and there must be something to reset', async () => {
  const who = await memberWithPasskey()
  await askFor(who)
  await expect(askFor(who)).rejects.toBeInstanceOf(Conflict)
  const boss = await memberWithPasskey({ role: 'admin' })
  await expect(askFor(boss, actorOf(boss))).rejects.toBeInstanceOf(Forbidden)
  const plain = await transaction((tx) => makeMember(tx))
  await expect(askFor(plain)).rejects.toBeInstanceOf(Conflict)
})

test('the operator lets an administrator in at once, and nobody else', async () => {
  const boss = await memberWithPasskey({ role: 'admin' })
  const atOnce = ({ email }: Member) => transaction((tx) => resetSecondFactorAtOnce(tx, { email }, context))
  expect(await atOnce(boss)).toEqual({ username: boss.username })
  expect(await isOn(boss)).toBe(false)
  expect(await eventsOf(boss)).toMatchObject([{ kind: 'second-factor.reset-done', actor: operator.kind }])
  expect(await subjectsTo(boss.email)).toContain('Your second factor was removed')
  await expect(atOnce(boss)).rejects.toBeInstanceOf(Conflict)
  const who = await memberWithPasskey()
  await expect(atOnce(who)).rejects.toBeInstanceOf(Conflict)
  expect(await isOn(who)).toBe(true)
})
