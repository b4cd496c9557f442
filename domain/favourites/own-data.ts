import { asc, eq, or, and } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { favourite, favouriteList } from './schema.server.ts'

/** A member's lists and what is in them, to take along. */
export async function exportFavourites(db: Db, memberId: string) {
  return db
    .select({
      list: favouriteList.title,
      kind: favourite.kind,
      subjectId: favourite.subjectId,
      addedAt: favourite.addedAt,
    })
    .from(favourite)
    .innerJoin(favouriteList, eq(favouriteList.id, favourite.listId))
    .where(eq(favourite.memberId, memberId))
    .orderBy(asc(favouriteList.position), asc(favourite.addedAt), asc(favourite.subjectId))
}

/** What the member kept goes, and so does the member out of the lists of others. */
export async function eraseFavourites(tx: Transaction, memberId: string): Promise<void> {
  const gone = await tx.db
    .delete(favourite)
    .where(
      or(
        eq(favourite.memberId, memberId),
        and(eq(favourite.kind, 'member'), eq(favourite.subjectId, memberId)),
      ),
    )
    .returning()
  await tx.db.delete(favouriteList).where(eq(favouriteList.memberId, memberId))
  for (const { kind: subject, subjectId, memberId: keeperId } of gone) {
    await tx.announce({
      kind: 'favourite.changed',
      memberId: keeperId,
      subject,
      subjectId,
      change: -1,
    })
  }
}
