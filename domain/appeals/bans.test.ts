import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { banMember, liftBan } from '#domain/accounts/index.ts'
import { member, memberBan } from '#domain/accounts/schema.server.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor, StaffRole } from '#domain/actor.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import type { AppealOutcome } from './appeal-rules.ts'
import { countAppealFigures, decideAppeal, sendAppeal } from './index.ts'
import { appeal as appealTable } from './schema.server.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const WORDS = 'The buyer asked me to, and I refused: please read it once more.'

// Each test has its own staff: who of them there is decides who may decide.
beforeEach(async () => {
  clock.set(start)
  await db.update(member).set({ role: 'member' })
  await db.delete(appealTable)
})

const staff = async (role: StaffRole = 'admin') =>
  actorOf(await transaction((tx) => makeMember(tx, { role })))

async function banned(by: MemberActor, role: 'member' | StaffRole = 'member') {
  const { id: memberId } = await transaction((tx) => makeMember(tx, { role }))
  const reason = 'Asked buyers to pay outside of the marketplace'
  await transaction((tx) => banMember(tx, by, { memberId, reason, evidence: '', until: undefined }, context))
  const [ban] = await db.select().from(memberBan).where(eq(memberBan.memberId, memberId))
  const actor: MemberActor = { kind: 'member', id: memberId, role, state: 'banned' }
  return { actor, banId: ban?.id ?? '' }
}
type Banned = Awaited<ReturnType<typeof banned>>

const appeal = ({ actor, banId }: Banned) =>
  transaction((tx) =>
    sendAppeal(tx, actor, { kind: 'ban', decisionId: banId, appeal: WORDS, files: [] }, context),
  )
const decide = (by: MemberActor, number: number, outcome: AppealOutcome = 'lifted') =>
  transaction((tx) =>
    decideAppeal(tx, by, { number, outcome, reason: 'The conversation shows it', days: 3 }, context),
  )
const stateOf = async ({ actor }: Banned) =>
  (await db.select().from(member).where(eq(member.id, actor.id)))[0]?.state
const banOf = async ({ banId }: Banned) =>
  (await db.select().from(memberBan).where(eq(memberBan.id, banId)))[0]

test('a ban is appealed against once, however often it is sent at once, and by nobody else', async () => {
  const who = await banned(await staff())
  const sent = await Promise.allSettled([appeal(who), appeal(who), appeal(who)])
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of sent) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict)
  const other = await banned(await staff())
  await expect(appeal({ ...who, actor: other.actor })).rejects.toBeInstanceOf(NotFound)
})

test('after the days in settings nobody appeals against a ban any more', async () => {
  const who = await banned(await staff())
  clock.set(addDays(start, context.settings.appealDays))
  await expect(appeal(who)).rejects.toThrow('The time to appeal is over.')
})

test('another than who banned decides where there is one; lifted, the member is in again', async () => {
  const [one, other] = [await staff(), await staff()]
  const who = await banned(one)
  const { number } = await appeal(who)
  await expect(decide(one, number)).rejects.toThrow('somebody else of staff decides')
  expect(await stateOf(who)).toBe('banned')
  await decide(other, number)
  expect(await stateOf(who)).toBe('active')
  expect(await banOf(who)).toMatchObject({ liftedAt: start })
  await expect(decide(other, number, 'upheld')).rejects.toBeInstanceOf(Conflict)
})

test('a moderator is such another, but not where one of the staff was banned', async () => {
  const [admin, moderator] = [await staff(), await staff('moderator')]
  const plain = await appeal(await banned(admin))
  await expect(decide(admin, plain.number)).rejects.toBeInstanceOf(Forbidden)
  await decide(moderator, plain.number)
  const colleague = await appeal(await banned(admin, 'support'))
  await expect(decide(moderator, colleague.number)).rejects.toThrow('Administrators alone')
  await decide(admin, colleague.number)
})

test('a single administrator may decide alone', async () => {
  const alone = await staff()
  const who = await banned(alone)
  await decide(alone, (await appeal(who)).number)
  expect(await stateOf(who)).toBe('active')
})

const again = (by: MemberActor, { actor }: Banned) =>
  transaction((tx) =>
    banMember(
      tx,
      by,
      { memberId: actor.id, reason: 'Took money and sent nothing', evidence: '', until: undefined },
      context,
    ),
  )

/** A ban that ended while its appeal waited. */
async function appealedAndOver() {
  const [one, other] = [await staff(), await staff()]
  const who = await banned(one)
  const { number } = await appeal(who)
  await transaction((tx) =>
    liftBan(tx, one, { memberId: who.actor.id, reason: 'Its time was over' }, context),
  )
  return { one, other, who, number }
}

test('an appeal undoes the ban that it is against, and none that was decided since', async () => {
  const { one, other, who, number } = await appealedAndOver()
  await again(one, who)
  await expect(decide(other, number, 'changed')).rejects.toThrow('This ban is over')
  await decide(other, number, 'lifted')
  expect(await stateOf(who)).toBe('banned')
  const bans = await db.select().from(memberBan).where(eq(memberBan.memberId, who.actor.id))
  expect(bans.filter(({ liftedAt }) => liftedAt === null)).toMatchObject([
    { reason: 'Took money and sent nothing', until: null },
  ])
})

test('of a ban that was over already one is told that it was wrong', async () => {
  const { other, who, number } = await appealedAndOver()
  await decide(other, number, 'lifted')
  const [person] = await db.select().from(member).where(eq(member.id, who.actor.id))
  const told = await db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.to, person?.email ?? ''))
  expect(told.map(({ text }) => text).join()).toContain('It was wrong. It was over already')
})

test('a ban that is changed never lasts longer than it would have', async () => {
  const [one, other] = [await staff(), await staff()]
  const who = await banned(one)
  await db
    .update(memberBan)
    .set({ until: addDays(start, 3) })
    .where(eq(memberBan.id, who.banId))
  const { number } = await appeal(who)
  await expect(decide(other, number, 'changed')).rejects.toThrow('The ban would not end earlier')
  expect(await banOf(who)).toMatchObject({ until: addDays(start, 3) })
  clock.set(addDays(start, -1))
  await decide(other, number, 'changed')
  expect(await banOf(who)).toMatchObject({ until: addDays(start, 2) })
})

test('changed, a ban ends on a day of its own; upheld, it stays; and all of them are counted for everyone', async () => {
  const [one, other] = [await staff(), await staff()]
  const [changed, upheld] = [await banned(one), await banned(one)]
  const sent = [await appeal(changed), await appeal(upheld)] as const
  clock.set(addDays(start, 1))
  await decide(other, sent[0].number, 'changed')
  await decide(other, sent[1].number, 'upheld')
  expect(await banOf(changed)).toMatchObject({ until: addDays(start, 4), liftedAt: null })
  expect(await banOf(upheld)).toMatchObject({ until: null, liftedAt: null })
  expect(await countAppealFigures(db)).toEqual({ decided: 2, overturned: 1, medianHours: 24 })
})
