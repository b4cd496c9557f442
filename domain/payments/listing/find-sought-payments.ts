import { desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/database.ts'
import { paymentProviderNames } from '#platform/payments/payment-provider.ts'
import { authorise } from '../permissions.ts'
import { payment, type Payment } from '../schema.server.ts'

/** Payments by their id, whole or its beginning, or the provider's name for them, by what they pay for, by who paid, or by the sum. */
export async function findSoughtPayments(db: Db, actor: Actor, sought: Sought): Promise<Payment[]> {
  authorise(actor, 'payments.read')
  const ways = waysTo(sought)
  if (ways.length === 0) return []
  return db
    .select()
    .from(payment)
    .where(inArray(payment.id, anyOf(ways)))
    .orderBy(desc(payment.createdAt))
    .limit(FOUND_MOST)
}

/** The provider's name for a payment has an index by provider. */
const REFERENCE = /^[\w.:-]{6,200}$/

function waysTo({ words, id, ids, amount, memberId }: Sought): SQL[] {
  const newest = sql`order by created_at desc limit ${FOUND_MOST}`
  return [
    ...(id
      ? [
          sql`select id from payment where id = ${id}`,
          sql`select id from payment where purpose in ('checkout', 'pro') and subject_id = ${id}`,
        ]
      : []),
    ...(ids
      ? [sql`select id from payment where id between ${ids.first} and ${ids.last} limit ${FOUND_MOST}`]
      : []),
    ...(REFERENCE.test(words)
      ? paymentProviderNames.map(
          (name) => sql`select id from payment where provider = ${name} and reference = ${words}`,
        )
      : []),
    ...(memberId ? [sql`select id from payment where member_id = ${memberId} ${newest}`] : []),
    ...(amount ? [sql`select id from payment where amount = ${amount} ${newest}`] : []),
  ]
}
