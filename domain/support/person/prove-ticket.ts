import { eq } from 'drizzle-orm'
import { findMemberOf } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { ticket } from '../schema.server.ts'
import { type Door, enterTicket } from './enter-ticket.ts'
import { putOnDesk } from './insert-ticket.ts'
import { joinAccount } from './join-tickets.ts'

/** Whoever has the link has the mailbox: the address is theirs, and the ticket is on the desk. It joins the account of that address. */
export async function proveTicket(
  tx: Transaction,
  actor: Actor,
  door: Door,
): Promise<{ isInAccount: boolean }> {
  authorise(actor, 'ticket.follow')
  const found = await enterTicket(tx, actor, door)
  const memberId = found.memberId ?? (await findMemberOf(tx, found.email)) ?? null
  if (found.provedAt === null) {
    await tx.db.update(ticket).set({ provedAt: tx.now }).where(eq(ticket.number, found.number))
    await putOnDesk(tx, found.number)
  }
  if (memberId !== null && found.memberId === null) await joinAccount(tx, found, memberId)
  return { isInAccount: memberId !== null }
}
