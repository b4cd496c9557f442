import { and, asc, desc, eq, gte, inArray, lt, lte, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { ticketEntry, ticketFile } from '../schema.server.ts'
import { type PersonStep, personSteps } from '../ticket-rules.ts'

export type ThreadFile = { id: string; name: string; type: string; bytes: number }
export type ThreadEntry = {
  number: number
  voice: 'person' | 'staff' | 'step'
  authorId: string | null
  text: string
  step: PersonStep | null
  /** Where it goes on, of a step that says so. */
  into: number | null
  writtenAt: Date
  files: ThreadFile[]
}

const AT_ONCE = 100

/**
 * All that the person may read of a ticket, and nothing else: the one query by which words of the desk reach them. Notes and what happens on
 * the desk alone are not asked for, so that no screen, file or e-mail can show them.
 */
export async function readThreadForPerson(
  db: Db,
  ticketNumber: number,
  { before }: { before?: number | undefined } = {},
): Promise<{ entries: ThreadEntry[]; hasEarlier: boolean }> {
  const rows = await db
    .select({
      number: ticketEntry.number,
      voice: ticketEntry.voice,
      authorId: ticketEntry.authorId,
      text: ticketEntry.text,
      step: ticketEntry.step,
      details: ticketEntry.details,
      writtenAt: ticketEntry.writtenAt,
    })
    .from(ticketEntry)
    .where(
      and(
        eq(ticketEntry.ticketNumber, ticketNumber),
        or(
          inArray(ticketEntry.voice, ['person', 'staff']),
          and(eq(ticketEntry.voice, 'step'), inArray(ticketEntry.step, [...personSteps])),
        ),
        before === undefined ? undefined : lt(ticketEntry.number, before),
      ),
    )
    .orderBy(desc(ticketEntry.number))
    .limit(AT_ONCE + 1)
  const shown = rows.slice(0, AT_ONCE).toReversed()
  const files = await readFiles(
    db,
    ticketNumber,
    shown.map(({ number }) => number),
  )
  const entries = shown.map(({ number, voice, authorId, text, step, details, writtenAt }) => {
    const into = details?.['into']
    return {
      number,
      voice: voice as ThreadEntry['voice'],
      authorId,
      text: voice === 'step' ? '' : text,
      step: step as PersonStep | null,
      into: typeof into === 'number' ? into : null,
      writtenAt,
      files: files.get(number) ?? [],
    }
  })
  return { entries, hasEarlier: rows.length > AT_ONCE }
}

/** Asked between the first and the last that is shown, and given to those alone. */
async function readFiles(db: Db, ticketNumber: number, numbers: readonly number[]) {
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined || last === undefined) return new Map<number, ThreadFile[]>()
  const rows = await db
    .select({
      id: ticketFile.id,
      name: ticketFile.name,
      type: ticketFile.type,
      bytes: ticketFile.bytes,
      entryNumber: ticketFile.entryNumber,
    })
    .from(ticketFile)
    .where(
      and(
        eq(ticketFile.ticketNumber, ticketNumber),
        gte(ticketFile.entryNumber, first),
        lte(ticketFile.entryNumber, last),
      ),
    )
    .orderBy(asc(ticketFile.entryNumber), asc(ticketFile.position))
  const shown = new Set(numbers)
  const byEntry = Map.groupBy(
    rows.filter(({ entryNumber }) => shown.has(entryNumber)),
    ({ entryNumber }) => entryNumber,
  )
  return new Map(
    [...byEntry].map(([number, files]) => [
      number,
      files.map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
    ]),
  )
}
