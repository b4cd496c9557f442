import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, min, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { contains } from '#platform/db/words/contains.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { CaseRow } from './decide-report.ts'
import { authorise } from './permissions.ts'
import { reportCase, reportPicture } from './schema.server.ts'

export const CASES_A_PAGE = 50
const MOST_FOR_FILE = 10_000

/** Words of its name, its number, or members whose it is. */
export type SoughtCases = { words: string; memberIds: readonly string[] }

type Asked = {
  isDecided: boolean
  sought?: SoughtCases | undefined
  /** The last of the page before. */
  after?: number | undefined
}

const waits = and(isNull(reportCase.decidedAt), gt(reportCase.reportsCount, 0))
const isDone = isNotNull(reportCase.decidedAt)

function isSought({ words, memberIds }: SoughtCases): SQL | undefined {
  const number = /^\d{1,15}$/.test(words) ? Number(words) : undefined
  return or(
    contains(reportCase.title, words),
    memberIds.length > 0 ? inArray(reportCase.ownerId, [...memberIds]) : undefined,
    number === undefined ? undefined : eq(reportCase.number, number),
  )
}

/** What waits, the weightiest first, or what was decided, the latest first. */
export async function listCases(
  db: Db | DrizzleTransaction,
  actor: Actor,
  { isDecided, sought, after }: Asked,
  most = CASES_A_PAGE,
): Promise<CaseRow[]> {
  authorise(actor, 'report.read')
  const [last] = after ? await db.select().from(reportCase).where(eq(reportCase.number, after)) : []
  return db
    .select()
    .from(reportCase)
    .where(and(isDecided ? isDone : waits, sought && isSought(sought), last && isAfter(last, isDecided)))
    .orderBy(
      ...(isDecided
        ? [newestFirst(reportCase.decidedAt), newestFirst(reportCase.number)]
        : [newestFirst(reportCase.weight), asc(reportCase.openedAt), asc(reportCase.number)]),
    )
    .limit(most)
}

const isAfter = (last: CaseRow, isDecided: boolean): SQL | undefined =>
  isDecided
    ? or(
        lt(reportCase.decidedAt, last.decidedAt ?? last.openedAt),
        and(eq(reportCase.decidedAt, last.decidedAt ?? last.openedAt), lt(reportCase.number, last.number)),
      )
    : or(
        lt(reportCase.weight, last.weight),
        and(eq(reportCase.weight, last.weight), gt(reportCase.number, last.number)),
      )

export const listCasesForFile = (db: Db, actor: Actor, asked: Omit<Asked, 'after'>) =>
  listCases(db, actor, asked, MOST_FOR_FILE)

export async function countCases(
  db: Db | DrizzleTransaction,
  actor: Actor,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  authorise(actor, 'report.read')
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(reportCase.openedAt) })
    .from(reportCase)
    .where(waits)
  return row ?? { waiting: 0, oldestAt: null }
}

export const countDecidedCases = async (db: Db, actor: Actor): Promise<number> => {
  authorise(actor, 'report.read')
  return db.$count(reportCase, isDone)
}

export async function listPictures(db: Db | DrizzleTransaction, reportIds: readonly string[]) {
  if (reportIds.length === 0) return []
  const { id, name, type, reportId } = reportPicture
  return db
    .select({ id, name, type, reportId })
    .from(reportPicture)
    .where(inArray(reportPicture.reportId, [...reportIds]))
    .orderBy(reportPicture.reportId, reportPicture.position)
}

export type OwnerHistory = { decided: number; upheld: number; cases: CaseRow[] }

/** What was decided about a member and their things before, the latest first. */
export async function findOwnerHistory(
  db: Db | DrizzleTransaction,
  actor: Actor,
  { ownerId, except }: { ownerId: string; except: number },
): Promise<OwnerHistory> {
  authorise(actor, 'report.read')
  const isOther = and(eq(reportCase.ownerId, ownerId), isDone, sql`${reportCase.number} <> ${except}`)
  const cases = await db
    .select()
    .from(reportCase)
    .where(isOther)
    .orderBy(newestFirst(reportCase.decidedAt))
    .limit(20)
  const [sums] = await db
    .select({
      decided: sql<number>`count(*)::int`,
      upheld: sql<number>`(count(*) filter (where ${reportCase.decision} <> 'nothing' and ${reportCase.restoredAt} is null))::int`,
    })
    .from(reportCase)
    .where(isOther)
  return { decided: sums?.decided ?? 0, upheld: sums?.upheld ?? 0, cases }
}

/** A page of what was reported of a member and their things, decided or not, the newest first; and how often. */
export async function listCasesAbout(
  db: Db,
  actor: Actor,
  ownerId: string,
  most: number,
  page = 1,
): Promise<{ cases: CaseRow[]; count: number }> {
  authorise(actor, 'report.read')
  const theirs = and(eq(reportCase.ownerId, ownerId), gt(reportCase.reportsCount, 0))
  const [cases, found] = await Promise.all([
    db
      .select()
      .from(reportCase)
      .where(theirs)
      .orderBy(newestFirst(reportCase.number))
      .limit(most)
      .offset((page - 1) * most),
    db.$count(reportCase, theirs),
  ])
  return { cases, count: found }
}
