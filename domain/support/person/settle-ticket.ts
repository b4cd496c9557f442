import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { appendEntry, type LockedTicket } from '../append-entry.ts'
import { authorise } from '../permissions.ts'
import { ticket } from '../schema.server.ts'
import type { PersonStep, TicketRating } from '../ticket-rules.ts'
import { countAct } from './count-acts.ts'
import { type Door, enterToAct } from './enter-ticket.ts'

/** Nothing more is asked: it rests, and is closed after some days. */
export async function resolveOwnTicket(tx: Transaction, actor: Actor, door: Door): Promise<void> {
  authorise(actor, 'ticket.follow')
  const found = await enterToAct(tx, actor, door)
  if (found.state === 'resolved' || found.state === 'closed') return
  await step(tx, found, 'resolved', {
    state: 'resolved',
    resolvedAt: tx.now,
    answerDueAt: null,
    isUnread: false,
  })
}

/** It is not solved after all. */
export async function reopenOwnTicket(tx: Transaction, actor: Actor, door: Door): Promise<void> {
  authorise(actor, 'ticket.follow')
  const found = await enterToAct(tx, actor, door)
  if (found.state === 'closed')
    throw new Conflict('This is closed by now. Write below: a new ticket goes on from it.')
  if (found.state !== 'resolved') return
  await step(tx, found, 'reopened', {
    state: found.answeredAt === null ? 'open' : 'waiting',
    resolvedAt: null,
    resolvedInMinutes: null,
  })
}

/** How the help was. Whoever changes their mind says so again. */
export async function rateTicket(
  tx: Transaction,
  actor: Actor,
  { rating, words, ...door }: Door & { rating: TicketRating; words: string },
): Promise<void> {
  authorise(actor, 'ticket.follow')
  const found = await enterToAct(tx, actor, door)
  if (found.answeredAt === null) throw new Conflict('Nobody has answered yet: there is nothing to rate')
  await countAct(tx, found)
  await tx.db
    .update(ticket)
    .set({ rating, ratingWords: words, ratedAt: tx.now })
    .where(eq(ticket.number, found.number))
  await tx.announce({
    kind: 'ticket.acted',
    number: found.number,
    memberId: found.memberId,
    what: 'rated',
  })
}

async function step(
  tx: Transaction,
  { number, memberId }: LockedTicket,
  what: PersonStep & ('resolved' | 'reopened'),
  change: Partial<typeof ticket.$inferInsert>,
): Promise<void> {
  await countAct(tx, { number })
  const entry = await appendEntry(tx, { number }, { voice: 'step', step: what, authorId: memberId, text: '' })
  await tx.db
    .update(ticket)
    .set({ ...change, lastSeenByPerson: entry.number })
    .where(eq(ticket.number, number))
  await tx.announce({ kind: 'ticket.acted', number, memberId, what })
}
