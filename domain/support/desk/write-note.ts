import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { appendEntry } from '../append-entry.ts'
import { enterTicket } from './enter-ticket.ts'
import type { NoteInput } from './input.ts'

/** Something for colleagues. It never leaves the desk: nothing that the person may read says that it is there. */
export async function writeNote(
  tx: Transaction,
  actor: Actor,
  { number, text, clientId }: NoteInput & { number: number },
): Promise<{ entry: number }> {
  const { found, handler } = await enterTicket(tx, actor, 'ticket.note', number)
  const entry = await appendEntry(tx, found, { voice: 'note', authorId: handler.id, text, clientId })
  if (entry.isNew) await tx.announce({ kind: 'ticket.sorted', number })
  return { entry: entry.number }
}
