import type { MemberEdge } from '#app/edge.ts'
import { countOwnServices } from '#domain/catalogue/index.ts'
import { findOwnMoney, sumClearing } from '#domain/ledger/index.ts'
import { paymentFor } from '#domain/payments/index.ts'
import { priceOf, type ProSubscription, proPlans, REMINDED_DAYS_BEFORE } from '#domain/pro/index.ts'
import { findProposalQuota } from '#domain/projects/index.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import { subtract, zero } from '#platform/money/money.ts'
import { countSaving } from './count-saving.ts'

/** PRO for who does not have it: what it would have brought them, what it costs and when. */
export async function loadOffer(edge: MemberEdge, before: ProSubscription | undefined) {
  const { db, actor, clock, settings, url, payments } = edge
  const now = clock.now()
  const plan = proPlans.find((one) => one === url.searchParams.get('plan')) ?? 'monthly'
  const trialDays = before?.trialAt ? 0 : settings.proTrialDays
  const [saving, { available }, need] = await Promise.all([
    countSaving(db, actor.id, now, settings),
    findOwnMoney(db, actor.id),
    countNeed(edge, now),
  ])
  const price = priceOf(plan, settings)
  return {
    hadBefore: before !== undefined,
    plan,
    price,
    monthly: priceOf('monthly', settings),
    yearly: priceOf('yearly', settings),
    trialDays,
    chargedAt: addDays(now, trialDays),
    remindedAt: trialDays > REMINDED_DAYS_BEFORE ? addDays(now, trialDays - REMINDED_DAYS_BEFORE) : null,
    graceDays: settings.proGraceDays,
    available,
    /** What a payment has to bring, where nothing is tried first. */
    missing: trialDays > 0 ? zero : paymentFor(subtract(price, available), settings),
    canPay: payments.activeFor(settings.currency) !== undefined,
    mayBegin: actor.state === 'active' && !actor.viewedBy,
    rates: {
      free: settings.sellerCommissionBasisPoints,
      pro: settings.sellerCommissionProBasisPoints,
    },
    saving,
    need,
  }
}

export type OfferData = Awaited<ReturnType<typeof loadOffer>>

/** What else PRO changes, beside what this member uses of it. */
async function countNeed({ db, actor, settings }: MemberEdge, now: Date) {
  const soonerMs = (settings.clearingDays - settings.clearingProDays) * DAY_MS
  const [{ clearing, clearsUntil }, services, quota] = await Promise.all([
    sumClearing(db, actor.id, new Date(now.getTime() + soonerMs)),
    countOwnServices(db, actor.id),
    findProposalQuota(db, actor.id, now, settings),
  ])
  return {
    clearing,
    clearedByNow: clearsUntil,
    services: ['in_review', 'published', 'paused'].reduce(
      (sum, state) => sum + (services.get(state as never) ?? 0),
      0,
    ),
    proposals: quota.used,
    clearingDays: { free: settings.clearingDays, pro: settings.clearingProDays },
    servicesMost: { free: settings.activeServicesMost, pro: settings.activeServicesProMost },
    proposalsMost: { free: settings.proposalsMonthlyMost, pro: settings.proposalsMonthlyProMost },
  }
}

export type Need = Awaited<ReturnType<typeof countNeed>>
