import { postTransfers, revenue } from '#domain/ledger/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { type Minor, minor, negated, zero } from '#platform/money/money.ts'
import { endOfPeriod, type ProPlan } from './plan-rules.ts'
import { proPeriod, type ProPeriod, type ProSubscription } from './schema.server.ts'
import { holdsAfter } from './subscription-rules.ts'

type Charge = { plan: ProPlan; startsAt: Date; price: Minor; anchorDay: number }
type Facts = Omit<ProSubscription, 'nextAt'>

/** A period is paid for from the balance, once: its number is part of the key. Gives the subscription as it is then. */
export async function chargePeriod(
  tx: Transaction,
  row: Facts,
  { plan, startsAt, price, anchorDay }: Charge,
  settings: Pick<Settings, 'proGraceDays'>,
): Promise<Facts> {
  const endsAt = endOfPeriod(plan, startsAt, anchorDay)
  const period = await addPeriod(tx, row, { kind: 'paid', plan, startsAt, endsAt, priceMinor: price })
  await postTransfers(tx, [
    {
      kind: 'pro',
      key: `pro:${row.memberId}:${period.number}`,
      subject: { kind: 'pro', id: period.id },
      postings: [
        { spentBy: row.memberId, amount: negated(price) },
        { account: revenue, amount: price },
      ],
    },
  ])
  return {
    ...row,
    state: 'active',
    plan,
    until: endsAt,
    holdsUntil: holdsAfter(endsAt, false, settings),
    cancelledAt: null,
    firstPaidAt: row.firstPaidAt ?? (price > 0n ? tx.now : null),
    anchorDay,
    periods: period.number,
    quotedMinor: null,
    remindedAt: null,
    triedAt: null,
  }
}

type NewPeriod = Pick<ProPeriod, 'kind' | 'plan' | 'startsAt' | 'endsAt'> & {
  priceMinor?: Minor
  reason?: string
}

export async function addPeriod(
  tx: Transaction,
  { memberId, periods }: Pick<ProSubscription, 'memberId' | 'periods'>,
  { priceMinor = zero, ...period }: NewPeriod,
): Promise<ProPeriod> {
  const [made] = await tx.db
    .insert(proPeriod)
    .values({ ...period, memberId, number: periods + 1, priceMinor, backMinor: minor(0), madeAt: tx.now })
    .returning()
  if (!made) throw new Error('No period was written')
  return made
}
