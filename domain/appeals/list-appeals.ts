import { and, asc, count, eq, inArray, isNotNull, isNull, min, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { contains } from '#platform/db/words/contains.ts'
import { type AppealKind, appealKinds, isAboutMoney } from './appeal-rules.ts'
import { authorise, may } from './permissions.ts'
import { appeal } from './schema.server.ts'

export type AppealRow = typeof appeal.$inferSelect

export const APPEALS_A_PAGE = 50
/** Whoever has left waits for nothing: there is nobody to tell, and nothing to undo. */
const waits = and(isNull(appeal.decidedAt), isNotNull(appeal.memberId))
const isDone = isNotNull(appeal.decidedAt)

/** Who sees no money reads no appeal about it. */
export const readableBy = (actor: Actor) =>
  may(actor, 'appeal.read-money')
    ? undefined
    : inArray(
        appeal.kind,
        appealKinds.filter((kind) => !isAboutMoney(kind)),
      )

/** Words of what it is about, its number, or members who sent it. */
export type SoughtAppeals = { words: string; memberIds: readonly string[] }

type Asked = {
  isDecided: boolean
  kind?: AppealKind
  sought?: SoughtAppeals | undefined
  /** The last of the page before. */
  after?: number | undefined
}

function isSought({ words, memberIds }: SoughtAppeals): SQL | undefined {
  return or(
    contains(appeal.title, words),
    memberIds.length > 0 ? inArray(appeal.memberId, [...memberIds]) : undefined,
    /^\d{1,15}$/.test(words) ? eq(appeal.number, Number(words)) : undefined,
  )
}

/** Compared by the database, whose moments are finer than ours. */
function isAfter(last: number, isDecided: boolean): SQL {
  return isDecided
    ? sql`(${appeal.decidedAt}, ${appeal.number}) < (select decided_at, number from ${appeal} last where last.number = ${last})`
    : sql`(${appeal.dueAt}, ${appeal.number}) > (select due_at, number from ${appeal} last where last.number = ${last})`
}

/** Those that wait, the most urgent first, or those that were decided, the latest first. */
export async function listAppeals(
  db: Db,
  actor: Actor,
  { isDecided, kind, sought, after }: Asked,
): Promise<AppealRow[]> {
  authorise(actor, 'appeal.read')
  return db
    .select()
    .from(appeal)
    .where(
      and(
        isDecided ? isDone : waits,
        kind ? eq(appeal.kind, kind) : undefined,
        readableBy(actor),
        sought && isSought(sought),
        after === undefined ? undefined : isAfter(after, isDecided),
      ),
    )
    .orderBy(
      ...(isDecided
        ? [newestFirst(appeal.decidedAt), newestFirst(appeal.number)]
        : [asc(appeal.dueAt), asc(appeal.number)]),
    )
    .limit(APPEALS_A_PAGE)
}

/** How many wait, and since when the oldest does. */
export async function countAppeals(
  db: Db,
  actor: Actor,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  authorise(actor, 'appeal.read')
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(appeal.sentAt) })
    .from(appeal)
    .where(and(waits, readableBy(actor)))
  return row ?? { waiting: 0, oldestAt: null }
}

export async function countDecidedAppeals(db: Db, actor: Actor): Promise<number> {
  authorise(actor, 'appeal.read')
  return db.$count(appeal, and(isDone, readableBy(actor)))
}
