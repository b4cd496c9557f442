import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { may } from '../permissions.ts'
import { ticket, ticketEntry, ticketFile } from '../schema.server.ts'
import { type Door, isTheirs, NO_TICKET } from './enter-ticket.ts'

const shown = {
  number: ticket.number,
  kind: ticket.kind,
  subject: ticket.subject,
  name: ticket.name,
  email: ticket.email,
  memberId: ticket.memberId,
  provedAt: ticket.provedAt,
  state: ticket.state,
  linkedKind: ticket.linkedKind,
  linkedId: ticket.linkedId,
  followsNumber: ticket.followsNumber,
  mergedInto: ticket.mergedInto,
  isUnread: ticket.isUnread,
  openedAt: ticket.openedAt,
  answerDueAt: ticket.answerDueAt,
  answeredAt: ticket.answeredAt,
  answeredInMinutes: ticket.answeredInMinutes,
  resolvedAt: ticket.resolvedAt,
  closedAt: ticket.closedAt,
  rating: ticket.rating,
  ratingWords: ticket.ratingWords,
}

/** What the person is told of their own ticket: who of staff has it, how urgent it is to them and their notes are not in it. */
export type OwnTicket = Pick<typeof ticket.$inferSelect, keyof typeof shown>

/** A ticket for whoever it belongs to; for anyone else it is not there. */
export async function findOwnTicket(db: Db, actor: Actor, { number, key }: Door): Promise<OwnTicket> {
  if (!may(actor, 'ticket.follow')) throw new NotFound(NO_TICKET)
  const [found] = await db
    .select({ ...shown, linkHash: ticket.linkHash })
    .from(ticket)
    .where(eq(ticket.number, number))
  if (!found || !isTheirs(found, actor, key)) throw new NotFound(NO_TICKET)
  const { linkHash: _linkHash, ...own } = found
  return own
}

/** Where a file is kept, for whoever may read the entry that it belongs to: one of a note is not there. */
export async function findTicketFile(
  db: Db,
  actor: Actor,
  { fileId, ...door }: Door & { fileId: string },
): Promise<{ name: string; type: string; fileKey: string } | undefined> {
  const { number, provedAt, memberId } = await findOwnTicket(db, actor, door)
  // Whoever fills in a form for a stranger's address gets nothing out of it again.
  if (provedAt === null && memberId === null) return undefined
  const [file] = await db
    .select({ name: ticketFile.name, type: ticketFile.type, fileKey: ticketFile.fileKey })
    .from(ticketFile)
    .innerJoin(
      ticketEntry,
      and(
        eq(ticketEntry.ticketNumber, ticketFile.ticketNumber),
        eq(ticketEntry.number, ticketFile.entryNumber),
        inArray(ticketEntry.voice, ['person', 'staff']),
      ),
    )
    .where(and(eq(ticketFile.id, fileId), eq(ticketFile.ticketNumber, number)))
  return file
}
