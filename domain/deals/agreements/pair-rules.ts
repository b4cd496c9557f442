import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { findHasPro } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { deal } from '../schema.server.ts'
import type { DealRules } from './deal-rules.ts'

type Between = { id: string; buyerId: string | null; sellerId: string | null; rules: DealRules }

/**
 * The rules of a proposed deal as they would be agreed on now: with PRO's terms if the seller has it today, and with the lower
 * commission of a seller's own link for two people with no deal before, whichever of them sold in it.
 */
export async function rulesForPair(
  db: Db | DrizzleTransaction,
  proposed: Between,
  now: Date,
): Promise<DealRules> {
  const { withPro, ...usual } = proposed.rules
  const isPro = withPro && proposed.sellerId && (await findHasPro(db, proposed.sellerId, now))
  const { withoutLink, ...rules } = isPro ? { ...usual, ...withPro } : usual
  if (!withoutLink || !(await haveDealBefore(db, proposed))) return rules
  return {
    ...rules,
    ...withoutLink,
    ...(isPro ? { usualCommissionBasisPoints: usual.withoutLink?.commissionBasisPoints } : {}),
  } as DealRules
}

async function haveDealBefore(
  db: Db | DrizzleTransaction,
  { id, buyerId, sellerId }: Between,
): Promise<boolean> {
  if (!buyerId || !sellerId) return false
  const [found] = await db
    .select({ id: deal.id })
    .from(deal)
    .where(
      and(
        or(
          and(eq(deal.buyerId, buyerId), eq(deal.sellerId, sellerId)),
          and(eq(deal.buyerId, sellerId), eq(deal.sellerId, buyerId)),
        ),
        isNotNull(deal.acceptedAt),
        ne(deal.id, id),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Of two links that are accepted at once one is the first: the other waits here, and then sees it. */
export async function lockPair(tx: Transaction, { buyerId, sellerId, rules }: Between): Promise<void> {
  if (!rules.withoutLink) return
  const pair = [buyerId, sellerId].toSorted().join(' ')
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.pair ${pair}`}))`)
}
