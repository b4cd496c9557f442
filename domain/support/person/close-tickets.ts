import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { appendEntry, lockTicket } from '../append-entry.ts'
import { authorise } from '../permissions.ts'
import { ticket, ticketEntry, ticketFile } from '../schema.server.ts'
import { CLOSED_AFTER_DAYS, UNPROVED_DAYS } from '../ticket-rules.ts'

const AT_ONCE = 200

/** What was resolved long enough ago, the oldest first. */
export async function listToClose(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db
    .select({ number: ticket.number })
    .from(ticket)
    .where(and(eq(ticket.state, 'resolved'), lte(ticket.resolvedAt, addDays(now, -CLOSED_AFTER_DAYS))))
    .orderBy(asc(ticket.resolvedAt))
    .limit(most)
  return rows.map(({ number }) => number)
}

/** Time closes it, unless the person said more in the meantime. */
export async function closeTicket(tx: Transaction, actor: Actor, number: number): Promise<void> {
  authorise(actor, 'ticket.close')
  const { state, resolvedAt, memberId } = await lockTicket(tx, number)
  const isDue = resolvedAt !== null && resolvedAt <= addDays(tx.now, -CLOSED_AFTER_DAYS)
  if (state !== 'resolved' || !isDue) return
  await appendEntry(tx, { number }, { voice: 'step', step: 'closed', text: '' })
  await tx.db.update(ticket).set({ state: 'closed', closedAt: tx.now }).where(eq(ticket.number, number))
  await tx.announce({ kind: 'ticket.acted', number, memberId, what: 'closed' })
}

/** A portion of what somebody asked in the name of an address and nobody proved; its files go too. Says whether there may be more. */
export async function forgetUnproved(tx: Transaction, actor: Actor): Promise<{ hasMore: boolean }> {
  authorise(actor, 'ticket.close')
  const unproved = await tx.db
    .select({ number: ticket.number })
    .from(ticket)
    .where(
      and(
        isNull(ticket.provedAt),
        isNull(ticket.memberId),
        lt(ticket.openedAt, addDays(tx.now, -UNPROVED_DAYS)),
      ),
    )
    .limit(AT_ONCE)
    .for('update')
  const numbers = unproved.map(({ number }) => number)
  if (numbers.length === 0) return { hasMore: false }
  const files = await tx.db
    .delete(ticketFile)
    .where(inArray(ticketFile.ticketNumber, numbers))
    .returning({ fileKey: ticketFile.fileKey })
  await tx.db.delete(ticketEntry).where(inArray(ticketEntry.ticketNumber, numbers))
  await tx.db.delete(ticket).where(inArray(ticket.number, numbers))
  if (files.length > 0)
    await tx.announce({ kind: 'privacy.files-released', keys: files.map(({ fileKey }) => fileKey) })
  return { hasMore: numbers.length === AT_ONCE }
}
