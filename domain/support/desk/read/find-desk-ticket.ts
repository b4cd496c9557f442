import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { findPeople, findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { ticket, ticketEntry, ticketFile } from '../../schema.server.ts'
import { ENTRIES_SHOWN, isOnDesk } from '../desk-rules.ts'
import { authorise } from '../permissions.ts'
import { standsOnDesk } from './which-tickets.ts'

export type DeskTicket = Omit<typeof ticket.$inferSelect, 'words' | 'linkHash' | 'formKey' | 'body'>
export type DeskEntry = typeof ticketEntry.$inferSelect & { files: DeskFile[] }
export type DeskFile = Pick<typeof ticketFile.$inferSelect, 'id' | 'name' | 'type' | 'bytes'>

const EARLIER_SHOWN = 6

/** A ticket as its number is asked for: whoever may not handle it is refused before anything of it is read. */
export async function findDeskTicket(db: Db, actor: Actor, number: number): Promise<DeskTicket> {
  authorise(actor, 'ticket.see-desk')
  const [found] = await db.select().from(ticket).where(eq(ticket.number, number))
  if (!found || !isOnDesk(found)) throw new NotFound('There is no such ticket')
  authorise(actor, 'ticket.read', { ownerId: found.memberId ?? '' })
  const { words: _words, linkHash: _hash, formKey: _key, body: _body, ...shown } = found
  return shown
}

/** Everything that was said and done in it, notes too: only for the desk. Entries are numbered from 1: earlier ones are there while the first is not. */
export async function readDeskThread(
  db: Db,
  actor: Actor,
  number: number,
  { earlierTimes = 0 }: { earlierTimes?: number | undefined } = {},
): Promise<DeskEntry[]> {
  await findDeskTicket(db, actor, number)
  const newest = await db
    .select()
    .from(ticketEntry)
    .where(eq(ticketEntry.ticketNumber, number))
    .orderBy(desc(ticketEntry.number))
    .limit(ENTRIES_SHOWN * (1 + earlierTimes))
  const entries = newest.toReversed()
  const files = entries.length
    ? await db
        .select()
        .from(ticketFile)
        .where(
          and(
            eq(ticketFile.ticketNumber, number),
            inArray(
              ticketFile.entryNumber,
              entries.map((one) => one.number),
            ),
          ),
        )
        .orderBy(asc(ticketFile.entryNumber), asc(ticketFile.position))
    : []
  return entries.map((entry) => ({
    ...entry,
    files: files.filter(({ entryNumber }) => entryNumber === entry.number),
  }))
}

/** What the same person asked besides: tickets of the account, or of the address where somebody proved it. */
export async function listOtherTickets(
  db: Db,
  actor: Actor,
  { number, memberId, email }: Pick<DeskTicket, 'number' | 'memberId' | 'email'>,
) {
  authorise(actor, 'ticket.see-desk')
  const proved = memberId ? (await findPerson(db, memberId))?.verifiedEmail : email
  const ofAddress = sql`lower(${ticket.email}) = lower(${proved ?? null})`
  const rows = await db
    .select({
      memberId: ticket.memberId,
      number: ticket.number,
      subject: ticket.subject,
      state: ticket.state,
      mergedInto: ticket.mergedInto,
      lastAt: ticket.lastAt,
    })
    .from(ticket)
    .where(
      and(
        memberId ? or(eq(ticket.memberId, memberId), ofAddress) : ofAddress,
        ne(ticket.number, number),
        standsOnDesk,
      ),
    )
    .orderBy(newestFirst(ticket.lastAt), newestFirst(ticket.number))
    .limit(EARLIER_SHOWN)
  const people = await findPeople(
    db,
    rows.flatMap((row) => row.memberId ?? []),
  )
  // Anyone may sign up with somebody else's address: an account has it only where it was proved there.
  return rows.filter(
    (row) =>
      row.memberId === memberId ||
      row.memberId === null ||
      people.get(row.memberId)?.verifiedEmail?.toLowerCase() === proved?.toLowerCase(),
  )
}

/** A file of a ticket, of whatever entry: only for the desk. */
export async function findDeskFile(
  db: Db,
  actor: Actor,
  { number, fileId }: { number: number; fileId: string },
): Promise<typeof ticketFile.$inferSelect | undefined> {
  await findDeskTicket(db, actor, number)
  const [found] = await db
    .select()
    .from(ticketFile)
    .where(and(eq(ticketFile.id, fileId), eq(ticketFile.ticketNumber, number)))
  return found
}

/** What a member asked, the newest first, and how often; one's own is a colleague's to read. */
export async function listTicketsOf(db: Db, actor: Actor, memberId: string, most: number) {
  authorise(actor, 'ticket.see-desk')
  authorise(actor, 'ticket.read', { ownerId: memberId })
  const theirs = eq(ticket.memberId, memberId)
  const [tickets, count] = await Promise.all([
    db
      .select({
        number: ticket.number,
        subject: ticket.subject,
        state: ticket.state,
        lastAt: ticket.lastAt,
      })
      .from(ticket)
      .where(theirs)
      .orderBy(newestFirst(ticket.lastAt), ticket.number)
      .limit(most),
    db.$count(ticket, theirs),
  ])
  return { tickets, count }
}
