import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { ticket } from '../schema.server.ts'
import { type Door, enterTicket } from './enter-ticket.ts'

/** The person has read what there is. */
export async function markTicketSeen(tx: Transaction, actor: Actor, door: Door): Promise<void> {
  authorise(actor, 'ticket.follow')
  const found = await enterTicket(tx, actor, door)
  if (!found.isUnread) return
  await tx.db.update(ticket).set({ isUnread: false }).where(eq(ticket.number, found.number))
  await tx.announce({
    kind: 'ticket.acted',
    number: found.number,
    memberId: found.memberId,
    what: 'seen',
  })
}
