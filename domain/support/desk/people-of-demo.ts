import { eq } from 'drizzle-orm'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { appendEntry } from '../append-entry.ts'
import { answerDueAt } from '../hours/index.ts'
import { ticket } from '../schema.server.ts'
import type { TicketKind, TicketRating } from '../ticket-rules.ts'
import { isUrgentByItself } from './desk-rules.ts'

type Asked = { number: number; memberId: string; kind: TicketKind }

/** What somebody of the demo asked by the form of visitors is their account's, and on the desk from then on. */
export async function giveToAccount(
  tx: Transaction,
  { number, memberId, kind }: Asked,
  settings: Settings,
): Promise<void> {
  const priority = isUrgentByItself(kind) ? 'urgent' : 'normal'
  await tx.db
    .update(ticket)
    .set({ memberId, kind, priority, provedAt: tx.now, answerDueAt: answerDueAt(settings, tx.now) })
    .where(eq(ticket.number, number))
}

/** Somebody of the demo writes again: the desk owes an answer anew. */
export async function writeAgain(
  tx: Transaction,
  { number, text }: { number: number; text: string },
  settings: Settings,
): Promise<void> {
  await appendEntry(tx, { number }, { voice: 'person', text })
  await tx.db
    .update(ticket)
    .set({ state: 'waiting', answerDueAt: answerDueAt(settings, tx.now) })
    .where(eq(ticket.number, number))
}

export async function rateHelp(
  tx: Transaction,
  { number, rating }: { number: number; rating: TicketRating },
): Promise<void> {
  await tx.db.update(ticket).set({ rating, ratedAt: tx.now }).where(eq(ticket.number, number))
}
