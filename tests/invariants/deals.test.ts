import { and, asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { dealRequest, deal, dispute, milestone } from '#domain/deals/schema.server.ts'
import { dealStates, isDealOver, milestoneStates } from '#domain/deals/states.ts'
import { aPair, aProposal, someContent } from '#domain/deals/testing.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { feeBearers } from '#domain/ledger/arithmetic.ts'
import { anyStep, dealActions, runTime, type Step } from './deal-actions.ts'

const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const reached = { deals: new Set<string>(), milestones: new Set<string>() }
const admin = await database.transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

const anyDeal = fc.record({
  as: fc.constantFrom('buyer' as const, 'seller' as const),
  feeBearer: fc.constantFrom(...feeBearers),
  prices: fc.array(fc.constantFrom(500, 777, 10_000, 99_999), { minLength: 1, maxLength: 3 }),
  isRich: fc.boolean(),
  opening: fc.constantFrom('accept', 'fund', 'none' as const),
})

/** What a refused action must leave as it was. */
async function look(dealId: string): Promise<string> {
  const { rows } = await db.execute<{ print: string }>(sql`
    select md5(string_agg(line, '|' order by line)) as print from (
      select 'd' || deal::text as line from deal where id = ${dealId}
      union all select 'm' || milestone::text from milestone where deal_id = ${dealId}
      union all select 'r' || deal_request::text from deal_request where deal_id = ${dealId}
      union all select 'x' || dispute::text from dispute where deal_id = ${dealId}
      union all select 'c' || deal_clock::text from deal_clock where deal_id = ${dealId}
      union all select 't' || ledger_transfer::text from ledger_transfer where deal_id = ${dealId} and kind <> 'clear'
    ) lines`)
  return rows[0]?.print ?? ''
}

async function walk(
  given: {
    as: 'buyer' | 'seller'
    feeBearer: (typeof feeBearers)[number]
    prices: number[]
    isRich: boolean
    opening: string
  },
  steps: Step[],
): Promise<void> {
  let now = new Date('2030-01-01T10:00:00Z')
  const run = transactions(database, { now: () => now }, async () => {})
  const pair = await run((tx) => aPair(tx, given.isRich ? 10_000_000 : 12_000))
  const stranger = await run(async (tx) => actorOf(await makeMember(tx)))
  const people: Record<string, MemberActor> = { ...pair, stranger }
  const content = someContent({
    feeBearer: given.feeBearer,
    milestones: given.prices.map((priceMinor, index) => ({
      title: `Part ${index + 1}`,
      priceMinor,
      days: 4,
    })),
  })
  const dealId = await run((tx) => aProposal(tx, pair, { as: given.as, content }))
  const answers = given.as === 'buyer' ? 'seller' : 'buyer'
  const opening: Step[] = [
    { action: 'acceptDeal', who: answers, nth: 0, amountMinor: 0, flag: true, hoursLater: 0 },
    { action: 'fund', who: 'buyer', nth: 0, amountMinor: 0, flag: true, hoursLater: 0 },
  ]
  const begun = given.opening === 'none' ? 0 : given.opening === 'accept' ? 1 : 2
  for (const step of [...opening.slice(0, begun), ...steps]) {
    now = new Date(now.getTime() + step.hoursLater * HOUR_MS)
    if (step.hoursLater > 0) await runTime(run, dealId)
    await take(run, people, dealId, step)
    await note(dealId)
  }
  // Whatever was done, there is a way out: clocks run, an administrator decides, and the buyer cancels what is late.
  for (let week = 0, isOver = false; week < 12 && !isOver; week += 1) {
    // A week is lived after the end too: nothing may move any more.
    isOver = await hasEnded(dealId)
    now = new Date(now.getTime() + 8 * 24 * HOUR_MS)
    await runTime(run, dealId)
    const parts = await db.$count(milestone, eq(milestone.dealId, dealId))
    for (let nth = 0; nth < parts; nth += 1) {
      // Money that has cleared can't be taken from the seller, so a decision that leaves it there must always stand.
      const amountMinor = week % 2 === 0 ? lastWord.amountMinor : await priceOf(dealId, nth)
      await take(run, people, dealId, { ...lastWord, amountMinor, nth })
      await take(run, people, dealId, { ...lastWord, action: 'cancelWork', nth })
    }
  }
  expect(await hasEnded(dealId), 'in the end a deal is over').toBe(true)
  await note(dealId)
}

async function hasEnded(dealId: string): Promise<boolean> {
  const [found] = await db.select({ state: deal.state }).from(deal).where(eq(deal.id, dealId))
  return isDealOver(found?.state ?? 'proposed')
}

const lastWord: Step = {
  action: 'decideDispute',
  who: 'buyer',
  nth: 0,
  amountMinor: 500,
  flag: true,
  hoursLater: 0,
}

async function priceOf(dealId: string, nth: number): Promise<number> {
  const [found] = await db
    .select({ priceMinor: milestone.priceMinor })
    .from(milestone)
    .where(eq(milestone.dealId, dealId))
    .orderBy(asc(milestone.position))
    .offset(nth)
    .limit(1)
  return Number(found?.priceMinor ?? 0)
}

type Run = ReturnType<typeof transactions>

async function take(
  run: Run,
  people: Record<string, MemberActor>,
  dealId: string,
  step: Step,
): Promise<void> {
  const milestones = await db
    .select()
    .from(milestone)
    .where(eq(milestone.dealId, dealId))
    .orderBy(asc(milestone.position))
  const requests = await db
    .select()
    .from(dealRequest)
    .where(eq(dealRequest.dealId, dealId))
    .orderBy(asc(dealRequest.askedAt))
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  const chosen = milestones[step.nth % milestones.length]
  const [argued] = await db
    .select()
    .from(dispute)
    .where(and(eq(dispute.milestoneId, chosen?.id ?? dealId), eq(dispute.state, 'open')))
  const open = requests.filter(({ state }) => state === 'open')
  const before = await look(dealId)
  try {
    await run((tx) =>
      (dealActions[step.action] as (typeof dealActions)[string])({
        tx,
        who: people[step.who] as MemberActor,
        admin,
        dealId,
        version: found?.version ?? 1,
        milestoneId: chosen?.id ?? dealId,
        // Mostly one that is open, at times one that is over.
        requestId: (open[step.nth % open.length] ?? requests.at(-1))?.id ?? dealId,
        amountMinor:
          step.action === 'agreeSettlement'
            ? Number(argued?.offeredMinor ?? step.amountMinor)
            : step.amountMinor,
        flag: step.flag,
        nth: step.nth,
      }),
    )
    expect(step.who === 'stranger' && step.action !== 'decideDispute', 'a stranger changed a deal').toBe(
      false,
    )
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    expect(await look(dealId), `${step.action} was refused (${error.message}) but changed something`).toBe(
      before,
    )
  }
}

async function note(dealId: string): Promise<void> {
  const rows = await db
    .select({ deal: deal.state, milestone: milestone.state })
    .from(deal)
    .innerJoin(milestone, eq(milestone.dealId, deal.id))
    .where(eq(deal.id, dealId))
  for (const row of rows) {
    reached.deals.add(row.deal)
    reached.milestones.add(row.milestone)
  }
}

/** Enough to meet every state in a minute; a long look is asked for: DEAL_WALKS=10000. */
const RUNS = Number(process.env['DEAL_WALKS'] ?? 120)
const AT_ONCE = 10

test(
  'whatever anyone does at whatever time, money is conserved and every deal comes to an end',
  { timeout: 600_000 },
  async () => {
    const oneWalk = fc.tuple(anyDeal, fc.array(anyStep, { minLength: 4, maxLength: 14 }))
    await fc.assert(
      fc.asyncProperty(fc.array(oneWalk, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (walks) => {
        await Promise.all(walks.map(([given, steps]) => walk(given, steps)))
      }),
      { numRuns: RUNS / AT_ONCE, endOnFailure: true },
    )
    expect(await findingsOf(database, ledgerChecks)).toEqual([])
  },
)

/** One short walk to each end, so that no state hangs on what chance has drawn. */
const ends: { opening: string; steps: Partial<Step>[] }[] = [
  { opening: 'none', steps: [{ action: 'declineDeal', who: 'buyer' }] },
  { opening: 'none', steps: [{ action: 'withdrawDeal', who: 'seller' }] },
  { opening: 'none', steps: [{ action: 'giveTip', hoursLater: 24 * 20 }] },
  { opening: 'fund', steps: [{ action: 'cancelWork', who: 'seller' }] },
  {
    opening: 'fund',
    steps: [
      { action: 'deliver', who: 'seller' },
      { action: 'acceptDelivery', who: 'buyer' },
    ],
  },
  {
    opening: 'fund',
    steps: [
      { action: 'openDispute', who: 'buyer' },
      { action: 'decideDispute', who: 'buyer', amountMinor: 500 },
    ],
  },
]

test('every state is reached, and every one has a way out', { timeout: 120_000 }, async () => {
  const still = {
    who: 'buyer' as const,
    nth: 0,
    amountMinor: 0,
    flag: true,
    hoursLater: 0,
    action: 'giveTip',
  }
  for (const { opening, steps } of ends)
    await walk(
      { as: 'seller', feeBearer: 'half', prices: [10_000], isRich: true, opening },
      steps.map((step) => ({ ...still, ...step })),
    )
  expect([...reached.deals].toSorted()).toEqual([...dealStates].toSorted())
  expect([...reached.milestones].toSorted()).toEqual([...milestoneStates].toSorted())
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
