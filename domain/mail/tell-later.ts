import { lt } from 'drizzle-orm'
import type { FindLetters, SigningDesk } from '#domain/letter.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import type { Enqueued } from '#platform/jobs/job.ts'
import { eventTold } from './schema.server.ts'
import { writeLetters } from './write-letters.ts'

export type Told = { id: string; event: Announced }

/** Longer than any job is tried again. */
const RETENTION_DAYS = 120

/** The job that writes the letters of an event that may come later. Its id makes it once, however often it runs. */
export function laterLetters(event: Announced): Enqueued {
  return { job: 'mail.tell', data: { id: crypto.randomUUID(), event } }
}

export async function tellLater(
  tx: Transaction,
  { id, event }: Told,
  findLetters: FindLetters,
  desk: SigningDesk,
): Promise<void> {
  const [first] = await tx.db
    .insert(eventTold)
    .values({ id, event, at: tx.now })
    .onConflictDoNothing()
    .returning()
  if (!first) return
  const rows = findLetters(event).filter(({ later }) => later)
  await writeLetters(tx, rows, event, desk)
}

export async function removeOldTold(db: Db, now: Date): Promise<void> {
  await deleteInPortions(db, eventTold, lt(eventTold.at, addDays(now, -RETENTION_DAYS)))
}
