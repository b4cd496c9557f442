import { eq, and } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { appendEntry, type LockedTicket } from '../append-entry.ts'
import { keepFiles } from '../keep-files.ts'
import { announceAnswered } from '../person/announce-answered.ts'
import { hoursFrom, workingMinutes } from '../hours/index.ts'
import { ticketEntry } from '../schema.server.ts'
import { changeTicket, enterTicket, expectAlive } from './enter-ticket.ts'
import { holdIfUnseen } from './find-meanwhile.ts'
import type { AnswerInput } from './input.ts'
import { resolveEntered } from './resolve-ticket.ts'

type Context = { settings: Settings }
type Answer = AnswerInput & { number: number; files?: readonly StoredAttachment[] }

/** Writes to the person. An answer says what its writer has read: if more was said since, it is held and not sent. */
export async function answerTicket(
  tx: Transaction,
  actor: Actor,
  { number, seenNumber, text, clientId, after, files = [] }: Answer,
  { settings }: Context,
): Promise<{ entry: number; isNew: boolean }> {
  const { found, handler } = await enterTicket(tx, actor, 'ticket.answer', number)
  const sent = await findSent(tx, number, clientId)
  if (sent) return { entry: sent.number, isNew: false }
  expectAlive(found)
  await holdIfUnseen(tx, { number, seenNumber, writerId: handler.id })
  const { number: entry } = await appendEntry(tx, found, {
    voice: 'staff',
    authorId: handler.id,
    text,
    clientId,
  })
  await keepFiles(tx, { ticketNumber: number, entryNumber: entry }, files)
  await changeTicket(tx, number, {
    state: 'answered',
    isUnread: true,
    lastSeenByPerson: entry,
    // Nothing is owed until the person writes again.
    answerDueAt: null,
    // What was resolved goes on with it.
    resolvedAt: null,
    resolvedInMinutes: null,
    // Whoever answers what is nobody's has taken it.
    assigneeId: found.assigneeId ?? handler.id,
    ...firstAnswer(found, tx.now, settings),
  })
  if (after === 'resolved') await resolveEntered(tx, found, handler, settings)
  await tx.announce({ kind: 'ticket.answered', number, entry, by: handler.id })
  await announceAnswered(tx, number)
  if (after === 'resolved') await tx.announce({ kind: 'ticket.resolved', number, by: handler.id })
  return { entry, isNew: true }
}

/** How long the first answer took, by the hours that somebody was at the desk. */
function firstAnswer({ answeredAt, provedAt, openedAt }: LockedTicket, now: Date, settings: Settings) {
  if (answeredAt) return {}
  const asked = provedAt ?? openedAt
  return { answeredAt: now, answeredInMinutes: workingMinutes(hoursFrom(settings), asked, now) }
}

async function findSent(tx: Transaction, ticketNumber: number, clientId: string) {
  const [sent] = await tx.db
    .select({ number: ticketEntry.number })
    .from(ticketEntry)
    .where(and(eq(ticketEntry.ticketNumber, ticketNumber), eq(ticketEntry.clientId, clientId)))
  return sent
}
