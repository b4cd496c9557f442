import { and, desc, eq, gt } from 'drizzle-orm'
import { postTransfers, postingsBackOf, revenue } from '#domain/ledger/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { type Minor, negated } from '#platform/money/money.ts'
import { unusedOf } from './plan-rules.ts'
import { proPeriod, type ProPeriod } from './schema.server.ts'

/** The paid period that runs now, if one does. */
export async function findPaidPeriod(
  db: Db | DrizzleTransaction,
  memberId: string,
  now: Date,
): Promise<ProPeriod | undefined> {
  const [found] = await db
    .select()
    .from(proPeriod)
    .where(and(eq(proPeriod.memberId, memberId), eq(proPeriod.kind, 'paid'), gt(proPeriod.endsAt, now)))
    .orderBy(desc(proPeriod.number))
    .limit(1)
  return found
}

/** Ends a paid period now: the days that were not had, as of a moment, go back to where their price came from. */
export async function giveUnusedBack(tx: Transaction, period: ProPeriod, asOf = tx.now): Promise<Minor> {
  const back = unusedOf(period, asOf)
  const subject = { kind: 'pro', id: period.id }
  await postTransfers(tx, [
    {
      kind: 'pro',
      key: `pro-back:${period.id}`,
      subject,
      postings: [
        { account: revenue, amount: negated(back) },
        ...(await postingsBackOf(tx, { subject, memberId: period.memberId }, back)),
      ],
    },
  ])
  const endsAt = tx.now < period.startsAt ? period.startsAt : tx.now
  await tx.db.update(proPeriod).set({ endsAt, backMinor: back }).where(eq(proPeriod.id, period.id))
  return back
}
