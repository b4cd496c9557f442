import type { MemberEdge } from '#app/edge.ts'
import { countOwnServices } from '#domain/catalogue/index.ts'
import { listCommissions } from '#domain/deals/index.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { paymentFor } from '#domain/payments/index.ts'
import {
  computeChange,
  endOfPeriod,
  findPaidPeriod,
  givesUnusedBack,
  keptByPro,
  listPeriods,
  nextSum,
  priceOf,
  type ProSubscription,
  stateAt,
  unusedOf,
} from '#domain/pro/index.ts'
import { add, minor, subtract } from '#platform/money/money.ts'

const MONTHS_SHOWN = 12

/** PRO for who has it: what it kept, what is taken when, and what happens without it. */
export async function loadOwn({ db, actor, clock, settings, payments }: MemberEdge, row: ProSubscription) {
  const now = clock.now()
  const [periods, earned, { available }, current, services] = await Promise.all([
    listPeriods(db, actor.id),
    listCommissions(db, actor.id, { from: row.since, to: now }),
    findOwnMoney(db, actor.id),
    findPaidPeriod(db, actor.id, now),
    countOwnServices(db, actor.id),
  ])
  const state = stateAt(row, now)
  const mine = periods.filter(({ madeAt }) => madeAt >= row.since)
  const running = mine.find(({ startsAt }) => startsAt <= now) ?? mine.at(-1)
  const next = nextSum(row, settings)
  const kept = earned.map((one) => ({ at: one.endedAt, amount: keptByPro(one) }))
  const change =
    state === 'active' && current?.plan === 'monthly' && !row.cancelledAt
      ? computeChange(current, priceOf('yearly', settings), now)
      : null
  return {
    state,
    now,
    since: row.since,
    startsAt: running?.startsAt ?? row.since,
    until: row.until,
    holdsUntil: row.holdsUntil,
    isCancelled: row.cancelledAt !== null,
    plan: row.plan,
    /** What runs now, where it is paid for. */
    currentPlan: current?.plan ?? null,
    next,
    kept: add(...kept.map(({ amount }) => amount)),
    cost: add(...mine.map(({ priceMinor, backMinor }) => subtract(priceMinor, backMinor))),
    months: monthsOf(row, kept, now),
    monthly: priceOf('monthly', settings),
    yearly: priceOf('yearly', settings),
    change,
    available,
    /** What a payment has to bring. */
    missing: paymentFor(subtract(change?.due ?? next, available), settings),
    canPay: payments.activeFor(settings.currency) !== undefined,
    back: current && givesUnusedBack(row.firstPaidAt, now) ? unusedOf(current, now) : null,
    services: services.get('published') ?? 0,
    servicesMost: settings.activeServicesMost,
    rates: { free: settings.sellerCommissionBasisPoints, pro: settings.sellerCommissionProBasisPoints },
    clearingDays: settings.clearingDays,
    graceDays: settings.proGraceDays,
    isTrialUsed: row.trialAt !== null,
    mayAct: !actor.viewedBy,
  }
}

export type OwnData = Awaited<ReturnType<typeof loadOwn>>

type Kept = { at: Date; amount: ReturnType<typeof keptByPro> }

/** What was kept in each month since PRO began, counted from the day that it began on. */
function monthsOf({ since }: ProSubscription, kept: readonly Kept[], now: Date) {
  const months: { from: Date; kept: bigint; isOver: boolean }[] = []
  for (let from = since; from <= now;) {
    const to = endOfPeriod('monthly', from, since.getUTCDate())
    const inside = kept.filter(({ at }) => at >= from && at < to)
    months.push({ from, kept: minor(add(...inside.map(({ amount }) => amount))), isOver: to <= now })
    from = to
  }
  return months.slice(-MONTHS_SHOWN)
}
