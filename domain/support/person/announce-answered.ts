import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { ticket } from '../schema.server.ts'

/** The desk wrote to the person, or changed what they see: their open pages look again. */
export async function announceAnswered(tx: Transaction, number: number): Promise<void> {
  const [found] = await tx.db
    .select({ memberId: ticket.memberId })
    .from(ticket)
    .where(eq(ticket.number, number))
  if (found) await tx.announce({ kind: 'ticket.acted', number, ...found, what: 'answered' })
}
