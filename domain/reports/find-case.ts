import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { CaseRow } from './decide-report.ts'
import { listPictures } from './desk-queries.ts'
import { authorise } from './permissions.ts'
import { REPORTS_A_PAGE } from './report-rules.ts'
import { report, reportCase, type reportPicture } from './schema.server.ts'

type Reader = Db | DrizzleTransaction

const { snapshot, ...said } = getTableColumns(report)
type Said = Omit<typeof report.$inferSelect, 'snapshot'>
export type ReportOfCase = Said & {
  pictures: Pick<typeof reportPicture.$inferSelect, 'id' | 'name' | 'type'>[]
}

type CaseAsRead = {
  found: CaseRow
  /** The thing as it was for whoever reported it first. */
  asFirstSeen: ReportedThing | undefined
  /** What was said first, where it is not among the newest. */
  first: ReportOfCase | undefined
  /** The newest, or those before one of them, in the order in which they came. */
  reports: ReportOfCase[]
  hasEarlier: boolean
  /** Whether whoever reads it reported it too. */
  isReporter: boolean
}

/**
 * A case with the first and the newest that was said in it, or with what was said before one of these; not for whom it is about. It opens
 * however many report one thing: as it was, the thing is read once, and reports are read a page at a time.
 */
export async function findCase(
  db: Reader,
  actor: Actor,
  number: number,
  { before }: { before?: string | undefined } = {},
): Promise<CaseAsRead> {
  authorise(actor, 'report.read')
  // Read before its reports: what comes in between is not counted among those that were read.
  const [found] = await db.select().from(reportCase).where(eq(reportCase.number, number))
  if (!found) throw new NotFound('There is no such case')
  authorise(actor, 'report.read-case', { ownerId: found.ownerId ?? '' })
  const edge = before === undefined ? undefined : await findEdge(db, number, before)
  const rows = await listSaid(db, number, edge)
  const opening = await findOpening(db, number)
  const shown = rows.slice(0, REPORTS_A_PAGE).toReversed()
  const isApart = opening && edge === undefined && shown.every(({ id }) => id !== opening.said.id)
  const read = await withPictures(db, isApart ? [opening.said, ...shown] : shown)
  return {
    found,
    asFirstSeen: opening?.snapshot,
    first: isApart ? read[0] : undefined,
    reports: isApart ? read.slice(1) : read,
    hasEarlier: rows.length > REPORTS_A_PAGE,
    isReporter: await hasReported(db, actor, number),
  }
}

/** Of which report those before it are asked for; one of another case is none. */
async function findEdge(db: Reader, number: number, id: string): Promise<string | undefined> {
  const [known] = await db
    .select({ id: report.id })
    .from(report)
    .where(and(eq(report.caseNumber, number), eq(report.id, id)))
  return known?.id
}

/** The newest first, by when they came to the case: a visitor's comes when it is proved, which may be days after it was written. */
function listSaid(db: Reader, number: number, before: string | undefined): Promise<Said[]> {
  const edge = sql`(select proved_at, id from ${report} where id = ${before}::uuid)`
  return db
    .select(said)
    .from(report)
    .where(
      and(
        eq(report.caseNumber, number),
        before === undefined ? undefined : sql`(${report.provedAt}, ${report.id}) < ${edge}`,
      ),
    )
    .orderBy(newestFirst(report.provedAt), newestFirst(report.id))
    .limit(REPORTS_A_PAGE + 1)
}

async function findOpening(db: Reader, number: number) {
  const [opening] = await db
    .select({ said, snapshot })
    .from(report)
    .where(eq(report.caseNumber, number))
    .orderBy(asc(report.provedAt), asc(report.id))
    .limit(1)
  return opening
}

async function withPictures(db: Reader, rows: readonly Said[]): Promise<ReportOfCase[]> {
  const pictures = await listPictures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, pictures: pictures.filter(({ reportId }) => reportId === row.id) }))
}

async function hasReported(db: Reader, actor: Actor, number: number): Promise<boolean> {
  if (actor.kind !== 'member') return false
  const own = and(eq(report.caseNumber, number), eq(report.reporterId, actor.id))
  return (await db.$count(report, own)) > 0
}
