import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { ticketEntry } from '../schema.server.ts'

/** Somebody wrote after what the writer has read: their words are not sent, and not lost. */
export class Held extends Conflict {}

type Seen = { number: number; seenNumber: number; writerId: string }

/** Two answers never cross unseen: whoever has not read the newest words of another is shown them first. */
export async function holdIfUnseen(tx: Transaction, { number, seenNumber, writerId }: Seen): Promise<void> {
  const unseen = await tx.db
    .select({ voice: ticketEntry.voice })
    .from(ticketEntry)
    .where(
      and(
        eq(ticketEntry.ticketNumber, number),
        gt(ticketEntry.number, seenNumber),
        inArray(ticketEntry.voice, ['person', 'staff', 'note']),
        isNull(ticketEntry.step),
        or(isNull(ticketEntry.authorId), ne(ticketEntry.authorId, writerId)),
      ),
    )
    .orderBy(asc(ticketEntry.number))
  if (unseen.length === 0) return
  const who = unseen.some(({ voice }) => voice === 'person') ? 'The person' : 'A colleague'
  throw new Held(`${who} wrote meanwhile, so nothing was sent. Read what is new above, then send it again.`)
}
