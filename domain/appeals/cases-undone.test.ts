import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { banMember, liftBan } from '#domain/accounts/index.ts'
import { liftExpiredBan } from '#domain/accounts/bans/lift-ban.ts'
import { memberBan } from '#domain/accounts/schema.server.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { decideReport, findCase, restoreThing, sendReport } from '#domain/reports/index.ts'
import { report } from '#domain/reports/schema.server.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { decideAppeal, decisionIdOf, sendAppeal } from './index.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

const [moderator, admin] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'moderator' })),
  actorOf(await makeMember(tx, { role: 'admin' })),
])

/** A work that somebody reported, and what was decided about it. */
async function aCase(decision: 'ban' | 'take-down', by?: MemberActor) {
  const [owner, other] = await transaction(async (tx) => [await makeMember(tx), await makeMember(tx)])
  const reporter = by ?? actorOf(other)
  const { number } = await transaction(async (tx) => {
    const { workId: thingId } = await makeWork(tx, actorOf(owner))
    const said = { reason: 'copied', text: 'It is mine', pictures: [] } as const
    return sendReport(tx, reporter, { kind: 'work', thingId, ...said })
  })
  const words = 'It is somebody else’s work'
  await transaction((tx) =>
    decideReport(tx, moderator, { number, decision, rule: 'copied', words, days: 7 }, context),
  )
  const banned: MemberActor = { ...actorOf(owner), state: 'banned' }
  return { number, reporter, reporterEmail: other.email, owner: decision === 'ban' ? banned : actorOf(owner) }
}
type Case = Awaited<ReturnType<typeof aCase>>

const linesTo = async (memberId: string) => (await toldTo(db, memberId)).map(({ line }) => line)
const isUpheld = async ({ number }: Case) =>
  (await db.select().from(report).where(eq(report.caseNumber, number))).map((row) => row.isUpheld)
const restoredAt = async ({ number }: Case) => (await findCase(db, admin, number)).found.restoredAt
const banIdOf = async ({ owner }: Case) =>
  (await db.select().from(memberBan).where(eq(memberBan.memberId, owner.id)))[0]?.id ?? ''

async function appealed(
  made: Case,
  against: { kind: 'ban' | 'case'; decisionId: string },
  outcome: 'lifted' | 'changed',
) {
  const words = { appeal: 'I made it myself, and have the drawings.', files: [] }
  const { number } = await transaction((tx) => sendAppeal(tx, made.owner, { ...against, ...words }, context))
  await transaction((tx) =>
    decideAppeal(tx, admin, { number, outcome, reason: 'The drawings show it', days: 3 }, context),
  )
}

test('a ban that came from a report and is lifted on appeal undoes the case, and who reported is told', async () => {
  const made = await aCase('ban')
  expect(await isUpheld(made)).toEqual([true])
  await appealed(made, { kind: 'ban', decisionId: await banIdOf(made) }, 'lifted')
  expect(await restoredAt(made)).toEqual(start)
  expect(await isUpheld(made)).toEqual([false])
  expect(await linesTo(made.reporter.id)).toContain('The decision was undone')
})

test('so does one that is lifted by hand, and a case that is undone by itself lifts its ban and is told of once', async () => {
  const [byHand, byCase] = [await aCase('ban'), await aCase('ban')]
  const reason = 'It was a mistake'
  await transaction((tx) => liftBan(tx, admin, { memberId: byHand.owner.id, reason }, context))
  await transaction((tx) => restoreThing(tx, admin, { number: byCase.number, words: reason }, context))
  for (const made of [byHand, byCase]) {
    expect(await restoredAt(made)).toEqual(start)
    const told = await linesTo(made.reporter.id)
    expect(told.filter((line) => line === 'The decision was undone')).toHaveLength(1)
  }
})

/** Its ban has ended in its time, and its owner was banned for something else since. */
async function aCaseAndAnotherBan() {
  const made = await aCase('ban')
  const memberId = made.owner.id
  await db
    .update(memberBan)
    .set({ until: addDays(start, 1) })
    .where(eq(memberBan.memberId, memberId))
  clock.set(addDays(start, 2))
  await transaction((tx) => liftExpiredBan(tx, { memberId }, context))
  const again = { memberId, reason: 'Something else', evidence: '', until: undefined }
  await transaction((tx) => banMember(tx, admin, again, context))
  return { made, memberId }
}

test('a ban that ends in its time, or came from elsewhere, leaves the case as it was decided', async () => {
  const { made, memberId } = await aCaseAndAnotherBan()
  await transaction((tx) => liftBan(tx, admin, { memberId, reason: 'It was a mistake' }, context))
  clock.set(start)
  expect(await restoredAt(made)).toBeNull()
  expect(await isUpheld(made)).toEqual([true])
})

test('a case that is undone lifts its own ban, and none that was decided since', async () => {
  const { made, memberId } = await aCaseAndAnotherBan()
  const words = 'The drawings were theirs'
  await transaction((tx) => restoreThing(tx, admin, { number: made.number, words }, context))
  const bans = await db.select().from(memberBan).where(eq(memberBan.memberId, memberId))
  clock.set(start)
  expect(bans.filter(({ liftedAt }) => liftedAt === null)).toMatchObject([{ reason: 'Something else' }])
})

test('whoever reported what led to a ban does not judge the appeal against it', async () => {
  const colleague = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'moderator' })))
  const made = await aCase('ban', colleague)
  const against = {
    kind: 'ban' as const,
    decisionId: await banIdOf(made),
    appeal: 'I made it myself.',
    files: [],
  }
  const { number } = await transaction((tx) => sendAppeal(tx, made.owner, against, context))
  const judging = { number, outcome: 'upheld' as const, reason: 'It stays as it is', days: 3 }
  const judge = (who: MemberActor) => transaction((tx) => decideAppeal(tx, who, judging, context))
  await expect(judge(colleague)).rejects.toThrow('You reported this yourself')
  await judge(admin)
})

test('where a warning stays in place of a decision nobody reads that everything is as before', async () => {
  const made = await aCase('take-down')
  await appealed(made, { kind: 'case', decisionId: decisionIdOf(String(made.number), start) }, 'changed')
  for (const { id } of [made.owner, made.reporter])
    expect(await linesTo(id)).toContain('A warning stays in place of the decision')
  const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, made.reporterEmail))
  expect(letters.map(({ text }) => text).join('\n')).not.toContain('everything is as it was before')
})
