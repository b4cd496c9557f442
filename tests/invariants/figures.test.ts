import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { member } from '#domain/accounts/schema.server.ts'
import { checkFigures, exportFigures, foldChanges } from '#domain/analytics/index.ts'
import { memberFigureDay, memberFigureState } from '#domain/analytics/schema.server.ts'
import { deal, dealRequest, dispute, milestone } from '#domain/deals/schema.server.ts'
import { aProposal, aTeamPair, someContent } from '#domain/deals/testing.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { messageQuestion } from '#domain/messages/schema.server.ts'
import { project, proposal } from '#domain/projects/schema.server.ts'
import { review } from '#domain/reviews/schema.server.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { anyStep, type Step } from './any-step.ts'
import { dealActions, runTime } from './deal-actions.ts'
import { plainFigures } from './plain-figures.ts'

const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const admin = await database.transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

/** Zones whose clocks change, and some whose hours begin at a quarter. */
const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]

const anyWalk = fc.record({
  zones: fc.tuple(fc.constantFrom(...zones), fc.constantFrom(...zones)),
  deals: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
  steps: fc.array(anyStep, { minLength: 6, maxLength: 22 }),
  talks: fc.array(fc.tuple(fc.nat(3), fc.nat(4), fc.nat(4_000)), { maxLength: 10 }),
  keeps: fc.array(fc.constantFrom('fold', 'check', 'move' as const, 'nothing' as const), { maxLength: 12 }),
})
type Walk = typeof anyWalk extends fc.Arbitrary<infer One> ? One : never

/** Clocks change in Europe and America within these weeks. */
let now = new Date('2030-03-08T22:10:00Z')
const run = transactions(database, { now: () => now }, async () => {})

async function take(people: Record<string, MemberActor>, dealId: string, step: Step): Promise<void> {
  const of = { where: eq(milestone.dealId, dealId) }
  const parts = await db.select().from(milestone).where(of.where).orderBy(asc(milestone.position))
  const requests = await db.select().from(dealRequest).where(eq(dealRequest.dealId, dealId))
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  const chosen = parts[step.nth % parts.length]
  const [argued] = await db
    .select()
    .from(dispute)
    .where(and(eq(dispute.milestoneId, chosen?.id ?? dealId), eq(dispute.state, 'open')))
  const act = dealActions[step.action]
  if (!act) return
  await run((tx) =>
    act({
      tx,
      who: people[step.who] as MemberActor,
      admin,
      dealId,
      version: found?.version ?? 1,
      milestoneId: chosen?.id ?? dealId,
      requestId: requests.findLast(({ state }) => state === 'open')?.id ?? dealId,
      amountMinor: Number(argued?.offeredMinor ?? step.amountMinor),
      flag: step.flag,
      nth: step.nth,
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof ExpectedError)) throw error
  })
}

/** What else is counted, written as its own operations leave it, in any order. */
async function talk(sellerId: string, buyerId: string, [kind, how, minutes]: [number, number, number]) {
  const id = crypto.randomUUID()
  const later = new Date(now.getTime() + minutes * 60_000)
  if (kind === 0) {
    await db.insert(messageQuestion).values({ conversationId: id, memberId: sellerId, askedAt: now })
    const set = how === 0 ? { isExempt: true } : { answeredAt: later }
    if (how < 4) await db.update(messageQuestion).set(set).where(eq(messageQuestion.conversationId, id))
  } else if (kind === 1) {
    const rating = 100 + how * 100
    const parts = { communication: how + 1, quality: how + 1, timing: how + 1 }
    const text = { bought: 'A sign', priceMinor: 1, text: '', writtenAt: now, revealsAt: later }
    const about = { dealId: id, by: 'buyer' as const, aboutId: sellerId }
    await db.insert(review).values({ ...about, ...text, ...parts, rating })
    await db.update(review).set({ revealedAt: later }).where(eq(review.dealId, id))
    if (how === 4) await db.update(review).set({ voidedAt: later }).where(eq(review.dealId, id))
  } else {
    const dates = { createdAt: now, changedAt: now, openedAt: now, openUntil: later }
    await db
      .insert(project)
      .values({ id, ownerId: buyerId, title: 'A sign', description: '', state: 'draft', ...dates })
    const sent = {
      projectId: id,
      sellerId,
      text: '',
      milestones: [],
      priceMinor: 1,
      days: 1,
      sentAt: now,
      changedAt: now,
    }
    await db.insert(proposal).values(sent)
    const isWon = how > 2
    await db
      .update(proposal)
      .set({ readAt: later, state: isWon ? 'accepted' : 'sent' })
      .where(eq(proposal.projectId, id))
    await db
      .update(project)
      .set({ state: 'closed', endedAt: later, isHired: isWon })
      .where(eq(project.id, id))
    if (how === 1) await db.update(project).set({ state: 'draft', endedAt: null }).where(eq(project.id, id))
  }
}

async function live(walk: Walk): Promise<void> {
  const pair = await run((tx) => aTeamPair(tx, [6_000, 4_000], 500_000))
  const people = { buyer: pair.buyer, seller: pair.seller, stranger: admin }
  const [ofSeller, ofBuyer] = walk.zones
  const move = (id: string, timeZone: string) => db.update(member).set({ timeZone }).where(eq(member.id, id))
  await move(pair.seller.id, ofSeller)
  await move(pair.buyer.id, ofBuyer)
  const content = someContent({
    milestones: [
      { title: 'One', priceMinor: 10_000, days: 4 },
      { title: 'Two', priceMinor: 777, days: 2 },
    ],
  })
  const dealIds: string[] = []
  for (const isOfTeam of walk.deals) {
    const dealId = await run((tx) =>
      aProposal(tx, pair, { content, ...(isOfTeam ? { teamId: pair.teamId } : {}) }),
    )
    dealIds.push(dealId)
    await take(people, dealId, { ...begin, action: 'acceptDeal' })
    await take(people, dealId, begin)
  }
  for (const [index, step] of walk.steps.entries()) {
    now = new Date(now.getTime() + step.hoursLater * HOUR_MS)
    const dealId = dealIds[index % dealIds.length] ?? ''
    if (step.hoursLater > 0) await runTime(run, dealId)
    await take(people, dealId, step)
    const said = walk.talks[index]
    if (said) await talk(pair.seller.id, pair.buyer.id, said)
    const keeps = walk.keeps[index]
    if (keeps === 'fold') await run((tx) => foldChanges(tx, 7))
    if (keeps === 'check') await run((tx) => checkFigures(tx, pair.seller.id))
    if (keeps === 'move') await move(pair.seller.id, zones[index % zones.length] ?? 'UTC')
  }
  for (const { id } of [pair.seller, pair.buyer, ...pair.others]) await expectRight(id)
  // Nobody here has money from elsewhere: what was earned is what a seller has.
  for (const { id } of [pair.seller, ...pair.others]) {
    const total = (await exportFigures(db, id)).days.reduce((sum, day) => sum + (day.earned ?? 0), 0)
    expect(BigInt(total)).toBe(await moneyOf(id))
  }
}

const begin: Step = { action: 'fund', who: 'buyer', nth: 0, amountMinor: 0, flag: true, hoursLater: 0 }

async function moneyOf(id: string): Promise<bigint> {
  const { deposited, earned, clearing } = await findOwnMoney(db, id)
  return deposited + earned + clearing
}

async function keptFigures(id: string) {
  const { timeZone, days } = await exportFigures(db, id)
  const lines = days.flatMap(({ day, ...figures }) =>
    Object.entries(figures).map(([figure, value]) => [`${day} ${figure}`, value]),
  )
  return { timeZone, figures: Object.fromEntries(lines) as Record<string, number> }
}

/** Before and after what waits is folded, and after a count from the facts, the figures are those of the plain walk. */
async function expectRight(id: string): Promise<void> {
  const { timeZone, figures } = await keptFigures(id)
  expect(figures).toEqual(await plainFigures(db, id, timeZone))
  while ((await run((tx) => foldChanges(tx))) > 0);
  expect((await keptFigures(id)).figures).toEqual(figures)
  await run((tx) => checkFigures(tx, id))
  const checked = await keptFigures(id)
  expect(checked.figures).toEqual(await plainFigures(db, id, checked.timeZone))
  const [person] = await db.select().from(member).where(eq(member.id, id))
  expect(checked.timeZone).toBe(person?.timeZone)
}

const RUNS = Number(process.env['FIGURE_WALKS'] ?? 6)
const SEED = Number(process.env['WALK_SEED'] ?? 20_300_308)

test(
  'whatever happens, in whatever zone, figures are what a plain count of the facts gives',
  { timeout: 600_000 },
  async () => {
    await fc.assert(fc.asyncProperty(anyWalk, live), { numRuns: RUNS, seed: SEED, endOnFailure: true })
  },
)

test('days that were spoilt, or that nobody ever counted, are right after a check', async () => {
  const pair = await run((tx) => aTeamPair(tx, [10_000]))
  const people = { buyer: pair.buyer, seller: pair.seller }
  const dealId = await run((tx) => aProposal(tx, pair))
  await take(people, dealId, { ...begin, action: 'acceptDeal' })
  await take(people, dealId, begin)
  const { id: memberId } = pair.seller
  while ((await run((tx) => foldChanges(tx))) > 0);
  await db.update(memberFigureDay).set({ value: 99 }).where(eq(memberFigureDay.memberId, memberId))
  await db.insert(memberFigureDay).values({ memberId, figure: 'earned', day: '2029-01-01', value: 5 })
  await db.delete(memberFigureState).where(eq(memberFigureState.memberId, memberId))
  await run((tx) => checkFigures(tx, memberId))
  const { timeZone, figures } = await keptFigures(memberId)
  expect(figures).toEqual(await plainFigures(db, memberId, timeZone))
  expect(Object.values(figures)).toEqual([1])
})
