import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { appendEntry } from '../append-entry.ts'
import { priorityOf, type TicketKind, type TicketPriority } from '../ticket-rules.ts'
import { changeTicket, enterTicket, expectAlive } from './enter-ticket.ts'

type Sorted = { number: number; kind?: TicketKind | undefined; priority?: TicketPriority | undefined }

/** Corrects what it is about and how urgent it is. What becomes a matter of money or of the account becomes urgent with it. */
export async function sortTicket(
  tx: Transaction,
  actor: Actor,
  { number, kind, priority }: Sorted,
): Promise<void> {
  const { found, handler } = await enterTicket(tx, actor, 'ticket.sort', number)
  expectAlive(found)
  const newKind = kind ?? found.kind
  const isNewlyUrgent = newKind !== found.kind && priorityOf(newKind) === 'urgent'
  const newPriority = priority ?? (isNewlyUrgent ? 'urgent' : found.priority)
  const by = { voice: 'note', authorId: handler.id, text: '' } as const
  if (newKind !== found.kind)
    await appendEntry(tx, found, { ...by, step: 'kind', details: { from: found.kind, to: newKind } })
  if (newPriority !== found.priority)
    await appendEntry(tx, found, {
      ...by,
      step: 'priority',
      details: { from: found.priority, to: newPriority },
    })
  if (newKind === found.kind && newPriority === found.priority) return
  await changeTicket(tx, number, { kind: newKind, priority: newPriority })
  await tx.announce({ kind: 'ticket.sorted', number })
}
