import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { payment, type Payment, paymentWord } from './schema.server.ts'
import { isOpen } from './states.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** A member's own payment; for anyone else it is not there. */
export async function findOwnPayment(db: Db, memberId: string, id: string): Promise<Payment> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(payment)
        .where(and(eq(payment.id, id), eq(payment.memberId, memberId)))
    : []
  if (!row) throw new NotFound('There is no such payment')
  return row
}

/** What a member began to pay and nothing is heard of yet, newest first. */
export async function listOpenPayments(db: Db, memberId: string, most = 5): Promise<Payment[]> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.memberId, memberId), inArray(payment.state, ['created', 'pending'])))
    .orderBy(desc(payment.createdAt))
    .limit(most)
}

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row
}

/** What a member's payments were for, by their ids. */
export async function listOwnPayments(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, Pick<Payment, 'purpose' | 'subjectId'>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: payment.id, purpose: payment.purpose, subjectId: payment.subjectId })
    .from(payment)
    .where(and(eq(payment.memberId, memberId), inArray(payment.id, [...ids])))
  return new Map(rows.map(({ id, ...of }) => [id, of]))
}

/** Whether the payer has done their part, and their bank takes days to bring the money. */
export async function isOnItsWay(db: Db, { id, state }: Pick<Payment, 'id' | 'state'>): Promise<boolean> {
  if (!isOpen(state)) return false
  const isSaid = and(
    eq(paymentWord.paymentId, id),
    eq(paymentWord.outcome, 'on-its-way'),
    eq(paymentWord.result, 'applied'),
  )
  return (await db.$count(paymentWord, isSaid)) > 0
}
