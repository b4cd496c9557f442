import { and, asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { dealRequest, deal, dispute, milestone } from '#domain/deals/schema.server.ts'
import { dealStates, isDealOver, milestoneStates } from '#domain/deals/states.ts'
import { aPair, aProposal, aTeamPair, type Pair, someContent } from '#domain/deals/testing.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { noteReferral } from '#domain/referrals/index.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { feeBearers } from '#domain/ledger/arithmetic.ts'
import { actions, anyStep, type Step } from './any-step.ts'
import { dealActions, runTime } from './deal-actions.ts'
import { expectRewarded } from './expect-rewarded.ts'
import { anOrder } from './model/begin-walk.ts'
import { payIn } from './model/engine-outside.ts'
import { papersFollow } from './papers-follow.ts'
import { printOf } from './print-of-deal.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const reached = { deals: new Set<string>(), milestones: new Set<string>() }
const admin = await database.transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

type Shares = [number, ...number[]]

const anyDeal = fc.record({
  as: fc.constantFrom('buyer' as const, 'seller' as const),
  feeBearer: fc.constantFrom(...feeBearers),
  prices: fc.array(fc.constantFrom(500, 777, 10_000, 99_999), { minLength: 1, maxLength: 3 }),
  isRich: fc.boolean(),
  hasQuestions: fc.constantFrom(false, false, false, true),
  opening: fc.constantFrom('accept' as const, 'fund' as const, 'none' as const),
  /** The shares of a team that sells, its owner first. */
  team: fc.constantFrom<Shares | null>(null, null, [5_000, 5_000], [3_334, 3_333, 3_333], [0, 9_999, 1]),
})

type Given = typeof anyDeal extends fc.Arbitrary<infer One> ? One : never

/** Lives through a deal to its end, and gives its id. */
async function walk(given: Given, steps: Step[]): Promise<string> {
  let now = new Date('2030-01-01T10:00:00Z')
  const run = transactions(database, { now: () => now }, papersFollow)
  // A team sells: what a buyer proposes is to one person.
  const team = given.as === 'seller' || given.hasQuestions ? given.team : null
  const money = given.isRich ? 10_000_000 : 12_000
  const pair: Pair & { teamId?: string } = await run((tx) =>
    team ? aTeamPair(tx, team, money) : aPair(tx, money),
  )
  // Of this much a bank or a card may want some back.
  await run((tx) => payIn(tx, pair.buyer, 8_000))
  const stranger = await run(async (tx) => actorOf(await makeMember(tx)))
  await run((tx) =>
    noteReferral(tx, { memberId: pair.seller.id, referrerId: stranger.id, joinedAt: tx.now }, settings),
  )
  const people: Record<string, MemberActor> = { buyer: pair.buyer, seller: pair.seller, stranger }
  const content = someContent({
    feeBearer: given.feeBearer,
    milestones: given.prices.map((priceMinor, index) => ({
      title: `Part ${index + 1}`,
      priceMinor,
      days: 4,
    })),
  })
  const dealId = await run((tx) =>
    given.hasQuestions
      ? anOrder(tx, pair, content)
      : aProposal(tx, pair, { as: given.as, content, ...(pair.teamId ? { teamId: pair.teamId } : {}) }),
  )
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
      await take(run, people, dealId, { ...lastWord, action: 'upholdDecision', nth })
      await take(run, people, dealId, { ...lastWord, action: 'cancelWork', nth })
    }
  }
  expect(await hasEnded(dealId), 'in the end a deal is over').toBe(true)
  await note(dealId)
  return dealId
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

const ofStaff = ['decideDispute', 'decideAgain', 'upholdDecision']

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
  const before = await printOf(db, dealId)
  try {
    await run((tx) =>
      (actions[step.action] as (typeof actions)[string])({
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
    const isOfSides = step.action in dealActions && !ofStaff.includes(step.action)
    expect(step.who === 'stranger' && isOfSides, 'a stranger changed a deal').toBe(false)
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    expect(
      await printOf(db, dealId),
      `${step.action} was refused (${error.message}) but changed something`,
    ).toBe(before)
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
/** Given, so that a failure is no matter of chance; it is printed with the walk that failed. */
const SEED = Number(process.env['WALK_SEED'] ?? 20_300_101)

test(
  'whatever anyone does at whatever time, money is conserved and every deal comes to an end',
  { timeout: 600_000 },
  async () => {
    const oneWalk = fc.tuple(anyDeal, fc.array(anyStep, { minLength: 4, maxLength: 14 }))
    await fc.assert(
      fc.asyncProperty(fc.array(oneWalk, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (walks) => {
        const dealIds = await Promise.all(walks.map(([given, steps]) => walk(given, steps)))
        await expectRewarded(database, dealIds)
      }),
      { numRuns: RUNS / AT_ONCE, seed: SEED, endOnFailure: true },
    )
    expect(await findingsOf(database, ledgerChecks)).toEqual([])
    expect(await earningsBesideLedger()).toEqual([])
  },
)

/** What teams earned, where it is not what the lines of the ledger brought to their people. */
async function earningsBesideLedger() {
  const { rows } = await db.execute(sql`
    select earning.transfer_id from team_earning as earning
    join deal_share as share on share.deal_id = earning.deal_id
    left join ledger_account as account on account.owner = share.member_id::text
    left join ledger_posting as posting on posting.account_id = account.id and posting.transfer_id = earning.transfer_id
    group by earning.transfer_id
    having max(earning.released_minor - earning.commission_minor) <> coalesce(sum(posting.amount), 0)`)
  return rows
}

/** One short walk to each end, so that no state hangs on what chance has drawn. */
const ends: { opening: Given['opening']; steps: Partial<Step>[] }[] = [
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
  ...[0, 500, 10_000].map((amountMinor) => ({
    opening: 'fund' as const,
    steps: [
      { action: 'openDispute', who: 'buyer' as const },
      { action: 'decideDispute', amountMinor: 500 },
      { action: 'appealDecision', who: 'seller' as const, hoursLater: 30 },
      { action: 'decideAgain', amountMinor, hoursLater: 24 * 4 },
    ],
  })),
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
  const dealIds: string[] = []
  for (const { opening, steps } of ends)
    dealIds.push(
      await walk(
        {
          as: 'seller',
          feeBearer: 'half',
          prices: [10_000],
          isRich: true,
          hasQuestions: false,
          opening,
          team: null,
        },
        steps.map((step) => ({ ...still, ...step })),
      ),
    )
  await expectRewarded(database, dealIds)
  expect([...reached.deals].toSorted()).toEqual([...dealStates].toSorted())
  expect([...reached.milestones].toSorted()).toEqual([...milestoneStates].toSorted())
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
