import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { findPeople, type Person } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { readThreadForPerson } from './person/read-thread.ts'
import { ticket, ticketEntry, ticketFile } from './schema.server.ts'

type Whose = Pick<Person, 'id' | 'verifiedEmail'>

/**
 * A member's own, and what was asked from an address that is proved to be theirs. What nobody proved may be somebody else's words: it is
 * given to no one, and forgotten with the rest.
 */
export const isOf = ({ id, verifiedEmail }: Whose, { evenUnproved = false } = {}) =>
  or(
    eq(ticket.memberId, id),
    verifiedEmail
      ? and(
          isNull(ticket.memberId),
          evenUnproved ? undefined : isNotNull(ticket.provedAt),
          sql`lower(${ticket.email}) = ${verifiedEmail.toLowerCase()}`,
        )
      : undefined,
  )

const AT_ONCE = 100

/** Every ticket as its member can read it: what was said to them and by them, and what was done. */
export async function* exportTickets(db: Db, person: Whose): AsyncGenerator<unknown> {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(ticket)
      .where(and(isOf(person), gt(ticket.number, after)))
      .orderBy(asc(ticket.number))
      .limit(AT_ONCE)
    for (const { number, kind, subject, name, email, state, openedAt, rating, ratingWords } of rows)
      yield {
        number,
        kind,
        subject,
        name,
        email,
        state,
        openedAt,
        rating,
        ratingWords,
        entries: await exportEntries(db, number),
      }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.number
  }
}

async function exportEntries(db: Db, number: number) {
  const all = []
  for (let before: number | undefined; ;) {
    const { entries, hasEarlier } = await readThreadForPerson(db, number, { before })
    all.unshift(...entries)
    before = entries[0]?.number
    if (!hasEarlier || before === undefined) break
  }
  const writers = await findPeople(db, [...new Set(all.flatMap(({ authorId }) => authorId ?? []))])
  return all.map(({ voice, text, step, writtenAt, files, authorId }) => ({
    from:
      voice === 'person'
        ? 'me'
        : voice === 'staff'
          ? (writers.get(authorId ?? '')?.displayName ?? 'support')
          : null,
    step,
    text,
    writtenAt,
    // They lie beside it under their id.
    files: files.map(({ id, name }) => ({ id, name })),
  }))
}

/** The files that the person sent or was sent, never those of a note. */
export async function listFilesOf(db: Db | DrizzleTransaction, person: Whose) {
  return db
    .select({ id: ticketFile.id, name: ticketFile.name, fileKey: ticketFile.fileKey })
    .from(ticketFile)
    .innerJoin(
      ticketEntry,
      and(
        eq(ticketEntry.ticketNumber, ticketFile.ticketNumber),
        eq(ticketEntry.number, ticketFile.entryNumber),
        inArray(ticketEntry.voice, ['person', 'staff']),
      ),
    )
    .innerJoin(ticket, eq(ticket.number, ticketFile.ticketNumber))
    .where(isOf(person))
}
