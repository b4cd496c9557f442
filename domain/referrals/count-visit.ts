import { lt, sql } from 'drizzle-orm'
import { dayOf, findSalt, hashVisitor } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { referralVisit, referralVisitedToday } from './schema.server.ts'

/** Somebody opened a member's link: a person is counted once a day, and kept as a hash that nobody can read tomorrow. */
export async function countVisit(
  tx: Transaction,
  { referrerId, visitor }: { referrerId: string; visitor: string },
): Promise<void> {
  const day = dayOf(tx.now)
  const visitorHash = hashVisitor(await findSalt(tx, day), visitor)
  const [counted] = await tx.db
    .insert(referralVisitedToday)
    .values({ day, memberId: referrerId, visitorHash })
    .onConflictDoNothing()
    .returning({ day: referralVisitedToday.day })
  if (!counted) return
  await tx.db
    .insert(referralVisit)
    .values({ memberId: referrerId, day, people: 1 })
    .onConflictDoUpdate({
      target: [referralVisit.memberId, referralVisit.day],
      set: { people: sql`${referralVisit.people} + 1` },
    })
}

const KEPT_DAYS = 730

/** Who was counted is forgotten with the day; the figures with their years. */
export async function sweepVisits(db: Db, now: Date): Promise<void> {
  await deleteInPortions(db, referralVisitedToday, lt(referralVisitedToday.day, dayOf(now)))
  await deleteInPortions(db, referralVisit, lt(referralVisit.day, dayOf(addDays(now, -KEPT_DAYS))))
}
