import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { findPeople } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor, type Minor, zero } from '#platform/money/money.ts'
import { authorise } from '../permissions.ts'
import { chargeback, type Chargeback } from '../schema.server.ts'
import type { ChargebackState } from '../states.ts'
import { debtOf } from './chargeback-rules.ts'

const left = sql`${chargeback.amount} - ${chargeback.held} - ${chargeback.recovered}`
const debt = sql<string>`coalesce(sum(${left}), 0)`
const isOwed = inArray(chargeback.state, ['open', 'lost'])

/** What a member owes by chargebacks that are open or lost. */
export async function sumDebt(db: Db | DrizzleTransaction, memberId: string): Promise<Minor> {
  return (await findDebts(db, [memberId])).get(memberId) ?? zero
}

/** How much each of these members owes, of those who owe something. */
export async function findDebts(
  db: Db | DrizzleTransaction,
  memberIds: readonly string[],
): Promise<Map<string, Minor>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select({ memberId: chargeback.memberId, debt })
    .from(chargeback)
    .where(and(inArray(chargeback.memberId, [...memberIds]), isOwed))
    .groupBy(chargeback.memberId)
    .having(gt(debt, 0))
  return new Map(rows.map((row) => [row.memberId, minor(row.debt)]))
}

/** Everyone who owes something, as a part of another question. */
export const selectDebtors = (db: Db | DrizzleTransaction) =>
  db
    .select({ memberId: chargeback.memberId })
    .from(chargeback)
    .where(isOwed)
    .groupBy(chargeback.memberId)
    .having(gt(debt, 0))

/** How much of a payment banks want back, or got. */
export async function sumWanted(db: Db | DrizzleTransaction, paymentId: string): Promise<Minor> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${chargeback.amount}), 0)` })
    .from(chargeback)
    .where(and(eq(chargeback.paymentId, paymentId), isOwed))
  return minor(row?.sum ?? 0)
}

/** Those of the payments that a bank wants back, or got. */
export async function listChargedBack(
  db: Db | DrizzleTransaction,
  paymentIds: readonly string[],
): Promise<Set<string>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await db
    .select({ id: chargeback.paymentId })
    .from(chargeback)
    .where(and(inArray(chargeback.paymentId, [...paymentIds]), isOwed))
  return new Set(rows.map(({ id }) => id))
}

/** Whose payments cases are about, by the ids of the cases. */
export async function findPayersOfCases(
  db: Db | DrizzleTransaction,
  caseIds: readonly string[],
): Promise<Map<string, Pick<Chargeback, 'memberId' | 'paymentId'>>> {
  if (caseIds.length === 0) return new Map()
  const { id, memberId, paymentId } = chargeback
  const rows = await db
    .select({ id, memberId, paymentId })
    .from(chargeback)
    .where(inArray(id, [...caseIds]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** What may not be withdrawn while it is owed: as much as chargebacks took that was not there, however many came since. */
export async function listOwedMoney(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<{ words: string; amount: Minor }[]> {
  const rows = await db
    .select()
    .from(chargeback)
    .where(and(eq(chargeback.memberId, memberId), isOwed, gt(left, 0)))
    .orderBy(newestFirst(chargeback.openedAt))
  return rows.map((one) => ({
    words: `Chargeback ${one.number} of ${formatMoney(one.amount, one.currency)}`,
    amount: debtOf(one),
  }))
}

/** A member's own chargebacks, newest first. */
export async function listOwnChargebacks(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<Chargeback[]> {
  return db
    .select()
    .from(chargeback)
    .where(eq(chargeback.memberId, memberId))
    .orderBy(newestFirst(chargeback.openedAt))
    .limit(20)
}

export type ChargebackCase = Chargeback & { member: string }

const CASES_SHOWN = 100

type Which = { state: ChargebackState } | { id: string }

/** Cases of one state, newest first; or one of them, however many came after it. */
export async function listChargebacks(db: Db, actor: Actor, which: Which): Promise<ChargebackCase[]> {
  authorise(actor, 'chargebacks.read')
  const rows = await db
    .select()
    .from(chargeback)
    .where('id' in which ? eq(chargeback.id, which.id) : eq(chargeback.state, which.state))
    .orderBy(newestFirst(chargeback.openedAt))
    .limit(CASES_SHOWN)
  const people = await findPeople(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((one) => ({ ...one, member: people.get(one.memberId)?.displayName ?? 'A former member' }))
}

/** How many cases wait for their end. */
export async function countOpenChargebacks(db: Db, actor: Actor): Promise<number> {
  authorise(actor, 'chargebacks.read')
  return db.$count(chargeback, eq(chargeback.state, 'open'))
}
