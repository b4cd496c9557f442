import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHasPro } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { anAgreedDeal } from '#domain/deals/testing.ts'
import { findTransfers } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney, spendAll } from '#domain/ledger/testing.ts'
import { papersOf } from '#domain/papers/testing.ts'
import {
  beginPlan,
  beginTrial,
  cancelPro,
  changePlan,
  endProNow,
  findSubscription,
  grantProDays,
  listPeriods,
  payProNow,
  type ProPeriod,
  resumePro,
} from '#domain/pro/index.ts'
import { settleDueJob } from '#domain/pro/jobs.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { rounds } from '../rounds.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const GRACE_MS = settings.proGraceDays * DAY_MS
const THREE_YEARS_MS = 3 * 365 * DAY_MS
const start = new Date('2030-01-31T10:00:00Z')
const clock = movableClock(start)
const database = await testDatabase({ clock, desk: { settings } })
const { db, transaction } = database
const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const services = { db, transaction, clock, settings: { current: () => settings } }

const acts = [
  'nothing',
  'pay in',
  'pay in',
  'spend',
  'try',
  'begin monthly',
  'begin yearly',
  'cancel',
  'resume',
  'to yearly',
  'to monthly',
  'end now',
  'pay now',
  'grant',
] as const

const anyStep = fc.record({
  hours: fc.integer({ min: 5, max: 24 * 14 }),
  act: fc.constantFrom(...acts),
  /** How the job comes by: as it should, twice at once, or not at all since the marketplace is down. */
  job: fc.constantFrom('once', 'once', 'once', 'twice', 'down'),
})
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

async function live(steps: readonly Step[]): Promise<void> {
  clock.set(start)
  const who = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const buyer = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const seen: { at: Date; isPro: boolean; mayHaveGrace: boolean }[] = []
  for (let turn = 0; clock.now().getTime() - start.getTime() < THREE_YEARS_MS; turn++) {
    const { hours, act, job } = steps[turn % steps.length] as Step
    clock.advanceMs(hours * 3_600_000)
    if (job !== 'down') await runJob(job === 'twice' ? 2 : 1)
    await look(who.id)
    clock.advanceMs(1_000)
    await doOne(who, act)
    await look(who.id)
    if (turn % 16 === 0) await beginsWithTerms(buyer, who)
  }
  await expectWhole(who.id, seen)

  async function look(memberId: string): Promise<void> {
    const row = await findSubscription(db, memberId)
    const isPro = await findHasPro(db, memberId, clock.now())
    const mayHaveGrace = row !== undefined && row.state !== 'ended' && !row.cancelledAt
    seen.push({ at: clock.now(), isPro, mayHaveGrace })
  }
}

const runJob = (times: number) =>
  Promise.all(Array.from({ length: times }, () => settleDueJob.run(services as never, {})))

async function doOne(who: Parameters<typeof cancelPro>[1], act: (typeof acts)[number]): Promise<void> {
  const [context, memberId] = [{ settings }, who.id]
  try {
    await transaction(async (tx) => {
      if (act === 'pay in') await giveMoney(tx, memberId, 1_700)
      else if (act === 'spend') await spendAll(tx, memberId)
      else if (act === 'try') await beginTrial(tx, who, { plan: 'monthly' }, context)
      else if (act === 'begin monthly') await beginPlan(tx, who, { memberId, plan: 'monthly' }, context)
      else if (act === 'begin yearly') await beginPlan(tx, who, { memberId, plan: 'yearly' }, context)
      else if (act === 'cancel') await cancelPro(tx, who)
      else if (act === 'resume') await resumePro(tx, who, context)
      else if (act === 'to yearly') await changePlan(tx, who, { memberId, plan: 'yearly' }, context)
      else if (act === 'to monthly') await changePlan(tx, who, { memberId, plan: 'monthly' }, context)
      else if (act === 'end now') await endProNow(tx, who)
      else if (act === 'pay now') await payProNow(tx, who, context)
      else if (act === 'grant')
        await grantProDays(tx, admin, { memberId, days: 5, reason: 'An outage' }, context)
    })
  } catch (error) {
    // What can't be done now is refused, and changes nothing.
    if (!(error instanceof ExpectedError)) throw error
  }
}

/** A deal that is accepted now has PRO's terms exactly if its seller has PRO now. */
async function beginsWithTerms(
  buyer: Parameters<typeof cancelPro>[1],
  seller: Parameters<typeof cancelPro>[1],
): Promise<void> {
  const dealId = await transaction((tx) => anAgreedDeal(tx, { buyer, seller }))
  const [made] = await db.select({ rules: deal.rules }).from(deal).where(eq(deal.id, dealId))
  const isPro = await findHasPro(db, seller.id, clock.now())
  expect([made?.rules.commissionBasisPoints, made?.rules.clearingDays]).toEqual(isPro ? [700, 2] : [1_000, 5])
}

async function expectWhole(
  memberId: string,
  seen: readonly { at: Date; isPro: boolean; mayHaveGrace: boolean }[],
): Promise<void> {
  const periods = (await listPeriods(db, memberId)).toReversed()
  expect(periods.filter(({ kind }) => kind === 'trial').length).toBeLessThanOrEqual(1)
  // No day is had twice, so none is paid for twice.
  for (const [place, { startsAt }] of periods.entries())
    expect(startsAt >= (periods[place - 1]?.endsAt ?? start)).toBe(true)
  for (const { at, isPro, mayHaveGrace } of seen) {
    const isHad = periods.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
    const isGrace = mayHaveGrace && isAfterLast(periods, at)
    expect({ at, isPro }).toEqual({ at, isPro: isHad || isGrace })
  }
  await expectPaidFor(memberId, periods)
}

/** In the days of grace after the last period that had begun by then. */
function isAfterLast(periods: readonly ProPeriod[], at: Date): boolean {
  const last = periods.filter(({ startsAt }) => startsAt <= at).at(-1)
  return last !== undefined && at >= last.endsAt && at.getTime() < last.endsAt.getTime() + GRACE_MS
}

/** Each paid period is one movement and one invoice, and what went back one more of each. */
async function expectPaidFor(memberId: string, periods: readonly ProPeriod[]): Promise<void> {
  const papers = await papersOf({ db: db as never }, memberId)
  const invoices = papers.filter(({ content }) => content.title === 'PRO invoice')
  const paid = periods.filter(({ kind }) => kind === 'paid')
  expect(invoices.map(({ totalMinor }) => totalMinor)).toEqual(paid.map(({ priceMinor }) => priceMinor))
  for (const { id, priceMinor, backMinor } of periods) {
    const moved = await findTransfers(db, { subject: { kind: 'pro', id } })
    const toUs = moved.flatMap(({ postings }) =>
      postings.flatMap(({ account, amount }) => (account.kind === 'revenue' ? [amount] : [])),
    )
    expect(toUs).toEqual([priceMinor, -backMinor].filter((amount) => amount !== 0n))
  }
}

const RUNS = rounds({ short: 1, long: 60 })
const SEED = Number(process.env['WALK_SEED'] ?? 20_300_131)

test(`PRO lived through three years is charged once a period and had exactly then (seed ${SEED})`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 60, maxLength: 90 }), live), {
    numRuns: RUNS,
    seed: SEED,
    endOnFailure: true,
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)
