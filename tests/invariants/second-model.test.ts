import fc from 'fast-check'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { factsOfRoom, findDealRoom, runClock } from '#domain/deals/index.ts'
import { whyNot } from '#domain/deals/policy.ts'
import { dealClock } from '#domain/deals/schema.server.ts'
import { clearDue } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { act, type Said } from './model/act.ts'
import { beginWalk, type Given, type Walk } from './model/begin-walk.ts'
import { clear, dueNow, ring } from './model/clocks.ts'
import { operateOutside } from './model/engine-outside.ts'
import { expected, isKnownClock, lookAt, operate, partOfClock, rowOf } from './model/engine.ts'
import { may, movesOfDeal, movesOfPart, movesOfRequest, type Try } from './model/may.ts'
import { feesOn } from './model/money.ts'
import { actOutside, mayOutside, mostBack, type Outside, outsideTries } from './model/outside.ts'
import { type Deal, HOUR, type Kind, type Side } from './model/state.ts'

const database = await testDatabase()
const { db } = database
const admin = await database.transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

/** One walk after another in one time: what clears for one must not clear for another that is behind. */
let now = Date.parse('2030-01-01T10:00:00Z')
const run = transactions(database, { now: () => new Date(now) }, async () => {})

type Step = { pick: number; isAllowed: boolean; isOutside: boolean; amount: number; hours: number }

/** Two people or thirty, with any shares: what the others leave is the owner’s, also where it is nothing. */
const anyTeam = fc
  .tuple(
    fc.constantFrom(1, 1, 2, 3, 5, 29),
    fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 29, maxLength: 29 }),
  )
  .map(([others, weights]) => {
    const wanted = weights.slice(0, others)
    const sum = Math.max(
      10_000,
      wanted.reduce((all, one) => all + one, 0),
    )
    const shares = wanted.map((weight) => Math.floor((weight * 10_000) / sum))
    return [10_000 - shares.reduce((all, one) => all + one, 0), ...shares]
  })

const anyGiven: fc.Arbitrary<Given> = fc.record({
  as: fc.constantFrom('buyer', 'seller'),
  bearer: fc.constantFrom('seller', 'buyer', 'half'),
  prices: fc.array(fc.constantFrom(500, 777, 10_001, 99_999), { minLength: 1, maxLength: 3 }),
  funds: fc.constantFrom(12_000, 1_000_000, 1_000_000),
  earned: fc.constantFrom(0, 0, 300, 40_000),
  hasQuestions: fc.constantFrom(false, false, true),
  begins: fc.nat(3),
  team: fc.option(anyTeam, { nil: null, freq: 2 }),
})
const anyStep: fc.Arbitrary<Step> = fc.record({
  pick: fc.nat(10_000),
  // Most of what people do can be done; the rest must be refused.
  isAllowed: fc.constantFrom(true, true, true, true, false),
  isOutside: fc.constantFrom(false, false, false, true),
  amount: fc.nat(6),
  hours: fc.constantFrom(0, 0, 0, 0, 1, 30, 48, 24 * 5, 24 * 8),
})

const sides: Side[] = ['buyer', 'seller']
const kinds: Kind[] = ['extension', 'cancellation', 'refund', 'milestone']

/** Everything that anybody could try in this deal. */
function triesIn({ parts }: Deal): Try[] {
  const each = parts.map((_, part) => part)
  return sides.flatMap((by): Try[] => [
    ...movesOfDeal.map((move) => ({ move, by })),
    ...each.flatMap((part): Try[] => [
      ...movesOfPart.map((move) => ({ move, by, part })),
      ...movesOfRequest.flatMap((move) => kinds.map((kind) => ({ move, by, part, kind }))),
      { move: 'decideDispute', by: 'admin', part },
      { move: 'decideAgain', by: 'admin', part },
    ]),
  ])
}

const told: string[] = []
const trail = () => `\n${told.join('\n')}\n`

/** What was looked at stands until the next move. */
async function expectSame(walk: Walk): Promise<void> {
  const { model } = walk
  const heldOf = (price: number) => feesOn(price, model.rules, model.bearer).pays
  walk.last = await lookAt(db, walk)
  expect(walk.last.seen, trail()).toEqual(expected(model, heldOf))
}

/** Whoever may do something in the one may do it in the other, and nobody else. */
async function expectSameMoves({ dealId, people, model, last }: Walk): Promise<void> {
  const room = await findDealRoom(db, dealId, { now: new Date(), viewer: people.buyer })
  if (!room) throw new Error('There is no room')
  const facts = factsOfRoom(room)
  const { parts, open } = last
  for (const one of triesIn(model)) {
    const milestoneId = parts[one.part ?? 0]?.id
    const request = requestFor(open, one, milestoneId)
    const attempt = { by: one.by, now: new Date(now), milestoneId, requestId: request?.id ?? 'none' }
    const isPossible = whyNot(facts, rowOf(one.move, one.kind), attempt) === undefined
    expect(isPossible, `${JSON.stringify(one)}${trail()}`).toBe(may(model, one))
  }
}

type Open = Walk['last']['open']
const requestFor = (open: Open, { kind }: Try, milestoneId: string | undefined) =>
  open.find((one) => one.kind === kind && (kind === 'milestone' || one.milestoneId === milestoneId))

/** Time passes: the same deadlines come in both, and are kept in the same order. */
async function pass(walk: Walk, hours: number): Promise<void> {
  if (hours === 0) return
  const { model } = walk
  now += hours * HOUR
  model.now = now
  told.push(`${hours} hours pass`)
  for (let isMore = true; isMore;) isMore = await ringAll(walk)
  while ((await run(clearDue)).more);
  clear(model)
  await expectSame(walk)
}

async function ringAll({ model, dealId, last }: Walk): Promise<boolean> {
  const due = await db
    .select()
    .from(dealClock)
    .where(
      and(
        eq(dealClock.dealId, dealId),
        lte(dealClock.runsAt, new Date(now)),
        isNull(dealClock.stoppedLeftMs),
      ),
    )
  const { nth } = last
  const both = await Promise.all(
    due.map(async (one) => ({ one, clock: one.kind, part: await partOfClock(db, one.subjectId, nth) })),
  )
  const name = ({ clock, part }: { clock: string; part: number | null }) => `${clock} ${part}`
  const inOrder = both.toSorted((first, second) => name(first).localeCompare(name(second)))
  expect(inOrder.filter(({ one }) => isKnownClock(one)).map(name), trail()).toEqual(
    dueNow(model)
      .map(name)
      .toSorted((first, second) => first.localeCompare(second)),
  )
  for (const { one, clock, part } of inOrder) {
    told.push(`${clock} ${part} rings`)
    await run((tx) => runClock(tx, clockActor, one))
    if (isKnownClock(one)) ring(model, { clock, part })
  }
  return inOrder.length > 0
}

/** What is said with a move: an amount around the price, or the one that stands. */
function sayWith({ parts }: Deal, tried: Try, { amount: which, pick }: Step): Said {
  const part = parts[tried.part ?? 0]
  const price = part?.price ?? 500
  const amounts = [0, 1, Math.floor(price / 2), price - 1, price, price + 1, 500]
  const given = amounts[which] ?? 0
  const amount =
    tried.move === 'agreeSettlement'
      ? (part?.dispute?.offer?.earned ?? 0)
      : tried.move === 'proposeMilestone'
        ? 500 + (pick % 900)
        : given
  return { ...tried, amount, days: 1 + (pick % 5), parts: [{ price: 900 + (pick % 7), days: 3 }] }
}

async function take(walk: Walk, tried: Try, step: Step): Promise<void> {
  const { model, people, last } = walk
  const said = sayWith(model, tried, step)
  const { parts, open, found } = last
  const milestoneId = parts[said.part ?? 0]?.id ?? walk.dealId
  const about = {
    dealId: walk.dealId,
    milestoneId,
    requestId: requestFor(open, said, milestoneId)?.id ?? walk.dealId,
    version: found?.version ?? 1,
  }
  const predicted = may(model, said) ? act(model, said) : 'refused'
  told.push(`${predicted}: ${JSON.stringify(said)}`)
  const who = people[said.by]
  expect(await isDone(run((tx) => operate(tx, who, { said, about }))), trail()).toBe(predicted)
  await expectSame(walk)
}

const isDone = (operation: Promise<unknown>) =>
  operation.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ExpectedError) return 'refused'
      throw error
    },
  )

/** The same for what comes from outside of the deal: cards, banks and bans. */
async function takeOutside(walk: Walk, tried: Outside, step: Step): Promise<void> {
  const { model } = walk
  const paid = model.payments[tried.payment ?? -1]
  const most = tried.move === 'refundToCard' && paid ? mostBack(model, paid) : (paid?.amount ?? 0)
  const amounts = [0, 1, Math.floor(most / 2), most - 1, most, most + 1, most]
  const said = { ...tried, amount: paid ? (amounts[step.amount] ?? 0) : 500 + step.pick }
  const predicted = mayOutside(model, said) ? actOutside(model, said) : 'refused'
  told.push(`${predicted}: ${JSON.stringify(said)}`)
  const operation = run((tx) => operateOutside(tx, walk, said)).then((then) => then?.())
  expect(await isDone(operation), trail()).toBe(predicted)
  await expectSame(walk)
}

async function walkOnce(given: Given, steps: readonly Step[]): Promise<void> {
  told.length = 0
  told.push(JSON.stringify(given))
  const walk = await beginWalk(db, run, { given, admin, now })
  const answers: Side = given.as === 'buyer' ? 'seller' : 'buyer'
  const opening: Try[] = [
    ...(given.hasQuestions ? [] : [{ move: 'acceptDeal', by: answers }]),
    ...given.prices.map((_, part): Try => ({ move: 'fund', by: 'buyer', part })),
  ]
  const still: Step = { pick: 0, isAllowed: true, isOutside: false, amount: 0, hours: 0 }
  for (const tried of opening.slice(0, given.begins)) await take(walk, tried, still)
  for (const step of steps) {
    await pass(walk, step.hours)
    await expectSameMoves(walk)
    if (step.isOutside)
      await takeOutside(walk, choose(outsideTries(walk.model), mayOutside, walk, step), step)
    else await take(walk, choose(triesIn(walk.model), may, walk, step), step)
  }
  expect(await findingsOf(database, ledgerChecks), trail()).toEqual([])
}

/** One that may be made, or one that may not; some of each there always are. */
function choose<One>(
  all: readonly One[],
  isAllowed: (deal: Deal, one: One) => boolean,
  { model }: Walk,
  step: Step,
): One {
  const fits = all.filter((one) => isAllowed(model, one) === step.isAllowed)
  return (fits.length > 0 ? fits : all)[step.pick % (fits.length || all.length)] as One
}

/** A few with every run of the suite; a long look is asked for by `npm run walks`. */
const RUNS = Number(process.env['MODEL_WALKS'] ?? 20)
/** Given, so that a failure is no matter of chance; it is printed with the walk that failed. */
const SEED = Number(process.env['WALK_SEED'] ?? 20_300_101)

test(
  'the engine and a model written from the description alone agree on every step',
  { timeout: 3_600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyGiven, fc.array(anyStep, { minLength: 6, maxLength: 20 }), walkOnce),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
  },
)
