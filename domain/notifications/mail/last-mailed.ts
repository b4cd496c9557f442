import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { NotificationKind } from '#domain/accounts/members/notification-channels.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { companyOf } from '../choices/delivery-rules.ts'
import { listAdded } from '../pending.ts'
import { notification } from '../schema.server.ts'

type About = { memberId: string; kind: NotificationKind; thing: string }

/** When a letter was last written that one about this could have kept company with. */
export async function lastMailedAt(
  tx: Transaction,
  { memberId, kind, thing }: About,
): Promise<Date | undefined> {
  const company = companyOf[kind]
  if (!company || company.first === 'waits') return undefined
  const isPerThing = company.per === 'thing'
  const inThisOne = listAdded(tx).findLast(
    (one) =>
      one.memberId === memberId &&
      one.kind === kind &&
      one.mailedAt !== null &&
      (!isPerThing || one.thing === thing),
  )
  if (inThisOne?.mailedAt) return inThisOne.mailedAt
  const [latest] = await tx.db
    .select({ at: notification.mailedAt })
    .from(notification)
    .where(
      and(
        eq(notification.memberId, memberId),
        eq(notification.kind, kind),
        isPerThing ? eq(notification.thing, thing) : undefined,
        isNotNull(notification.mailedAt),
      ),
    )
    .orderBy(desc(notification.number))
    .limit(1)
  return latest?.at ?? undefined
}
