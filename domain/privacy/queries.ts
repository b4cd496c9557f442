import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { dataExport, deletionRequest } from './schema.server.ts'

export type DataExport = typeof dataExport.$inferSelect
export type DeletionRequest = typeof deletionRequest.$inferSelect

/** The reminder comes this long before the end; a grace no longer than this needs none. */
const REMINDER_DAYS = 7

const isLive = and(isNull(deletionRequest.cancelledAt), isNull(deletionRequest.doneAt))
const isOver = or(isNotNull(deletionRequest.cancelledAt), isNotNull(deletionRequest.doneAt))

export async function findLatestExport(db: Db, memberId: string): Promise<DataExport | undefined> {
  const [latest] = await db
    .select()
    .from(dataExport)
    .where(eq(dataExport.memberId, memberId))
    .orderBy(newestFirst(dataExport.askedAt))
    .limit(1)
  return latest
}

export async function findLiveDeletion(db: Db, memberId: string): Promise<DeletionRequest | undefined> {
  const [live] = await db
    .select()
    .from(deletionRequest)
    .where(and(eq(deletionRequest.memberId, memberId), isLive))
  return live
}

export async function findDeletionRequest(db: Db, id: string): Promise<DeletionRequest | undefined> {
  const [found] = await db.select().from(deletionRequest).where(eq(deletionRequest.id, id))
  return found
}

export async function countDeletionRequests(db: Db): Promise<{ waiting: number; over: number }> {
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isLive})`.mapWith(Number),
      over: sql<number>`count(*) filter (where ${isOver})`.mapWith(Number),
    })
    .from(deletionRequest)
  return counted ?? { waiting: 0, over: 0 }
}

type RequestPage = { limit: number; offset: number }

/** The next to go first. */
export async function listWaitingRequests(
  db: Db,
  { limit, offset }: RequestPage,
): Promise<DeletionRequest[]> {
  return db
    .select()
    .from(deletionRequest)
    .where(isLive)
    .orderBy(asc(deletionRequest.dueAt), asc(deletionRequest.id))
    .limit(limit)
    .offset(offset)
}

/** The latest to end first. */
export async function listOverRequests(db: Db, { limit, offset }: RequestPage): Promise<DeletionRequest[]> {
  const endedAt = sql`coalesce(${deletionRequest.doneAt}, ${deletionRequest.cancelledAt})`
  return db
    .select()
    .from(deletionRequest)
    .where(isOver)
    .orderBy(desc(endedAt), asc(deletionRequest.id))
    .limit(limit)
    .offset(offset)
}

export async function listDueRequests(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: deletionRequest.id })
    .from(deletionRequest)
    .where(and(isLive, lte(deletionRequest.dueAt, now)))
    .orderBy(asc(deletionRequest.dueAt))
  return due.map(({ id }) => id)
}

export async function listRequestsToRemind(db: Db, now: Date): Promise<string[]> {
  const grace = sql`${deletionRequest.dueAt} - ${deletionRequest.askedAt}`
  const soon = await db
    .select({ id: deletionRequest.id })
    .from(deletionRequest)
    .where(
      and(
        isLive,
        isNull(deletionRequest.remindedAt),
        gt(deletionRequest.dueAt, now),
        lte(deletionRequest.dueAt, addDays(now, REMINDER_DAYS)),
        sql`${grace} > make_interval(days => ${REMINDER_DAYS})`,
      ),
    )
  return soon.map(({ id }) => id)
}
