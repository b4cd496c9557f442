import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { appendEntry } from '../append-entry.ts'
import { keepFiles } from '../keep-files.ts'
import { enterTicket } from './enter-ticket.ts'
import type { NoteInput } from './input.ts'

type Note = NoteInput & { number: number; files?: readonly StoredAttachment[] }

/** Something for colleagues. Neither it nor its files leave the desk: nothing that the person may read says that it is there. */
export async function writeNote(
  tx: Transaction,
  actor: Actor,
  { number, text, clientId, files = [] }: Note,
): Promise<{ entry: number; isNew: boolean }> {
  const { found, handler } = await enterTicket(tx, actor, 'ticket.note', number)
  const entry = await appendEntry(tx, found, { voice: 'note', authorId: handler.id, text, clientId })
  if (entry.isNew) {
    await keepFiles(tx, { ticketNumber: number, entryNumber: entry.number }, files)
    await tx.announce({ kind: 'ticket.sorted', number })
  }
  return { entry: entry.number, isNew: entry.isNew }
}
