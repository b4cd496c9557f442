import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Actor, type MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { CaseRow } from './decide-report.ts'
import { listPictures } from './desk-queries.ts'
import { authorise, may } from './permissions.ts'
import type { ReportKind } from './report-rules.ts'
import { report, reportCase, reportPicture } from './schema.server.ts'

export const OWN_CASES_A_PAGE = 20

/** What its owner may know of: something was decided, and it was not nothing; or was, and is looked at again as they were told. */
const isToldToOwner = (memberId: string) =>
  and(
    eq(reportCase.ownerId, memberId),
    or(
      ne(reportCase.decision, 'nothing'),
      and(isNull(reportCase.decidedAt), eq(reportCase.isReturned, true)),
    ),
  )

const isReportedBy = (memberId: string) =>
  sql`exists (select 1 from report where report.case_number = ${reportCase.number} and report.reporter_id = ${memberId}::uuid)`

export type OwnCase = CaseRow & { isMine: boolean }

/** What a member reported, and what was decided about what is theirs; the latest first, by number. */
export async function listOwnCases(
  db: Db,
  actor: MemberActor,
  { before }: { before?: number | undefined } = {},
): Promise<OwnCase[]> {
  authorise(actor, 'report.read-own')
  // Two ways to a case, each by its own index: joined by an or, they would walk through everybody's.
  const theirs = db
    .select({ number: reportCase.number })
    .from(reportCase)
    .where(isToldToOwner(actor.id))
    .union(
      db
        .select({ number: sql<number>`${report.caseNumber}` })
        .from(report)
        .where(eq(report.reporterId, actor.id)),
    )
  const rows = await db
    .select()
    .from(reportCase)
    .where(
      and(
        inArray(reportCase.number, theirs),
        before === undefined ? undefined : lt(reportCase.number, before),
      ),
    )
    .orderBy(newestFirst(reportCase.number))
    .limit(OWN_CASES_A_PAGE)
  return rows.map((row) => ({ ...row, isMine: row.ownerId === actor.id }))
}

/** What kind of thing a decision was about. */
export async function findKindOfCase(db: Db, number: number): Promise<ReportKind | undefined> {
  const [found] = await db
    .select({ kind: reportCase.kind })
    .from(reportCase)
    .where(eq(reportCase.number, number))
  return found?.kind
}

/** One of them: what they said themselves, never who else reported it. */
export async function findOwnCase(db: Db, actor: MemberActor, number: number) {
  authorise(actor, 'report.read-own')
  const [found] = await db
    .select()
    .from(reportCase)
    .where(and(eq(reportCase.number, number), or(isToldToOwner(actor.id), isReportedBy(actor.id))))
  if (!found) throw new NotFound('There is no such case of yours')
  const [own] = await db
    .select()
    .from(report)
    .where(and(eq(report.caseNumber, number), eq(report.reporterId, actor.id)))
    .orderBy(newestFirst(report.at))
    .limit(1)
  return {
    found,
    isMine: found.ownerId === actor.id,
    own: own && { ...own, pictures: await listPictures(db, [own.id]) },
  }
}

/** A picture that came with a report, for whoever sent it and for staff whom it is not about. */
export async function findReportPicture(
  db: Db,
  viewer: Actor,
  pictureId: string,
): Promise<{ name: string; type: string; fileKey: string } | undefined> {
  const [found] = await db
    .select({
      name: reportPicture.name,
      type: reportPicture.type,
      fileKey: reportPicture.fileKey,
      reporterId: report.reporterId,
      ownerId: reportCase.ownerId,
    })
    .from(reportPicture)
    .innerJoin(report, eq(report.id, reportPicture.reportId))
    .innerJoin(reportCase, eq(reportCase.number, report.caseNumber))
    .where(eq(reportPicture.id, pictureId))
  if (!found) return undefined
  const { reporterId, ownerId, ...file } = found
  const isTheirs = viewer.kind === 'member' && viewer.id === reporterId
  return isTheirs || may(viewer, 'report.read-case', { ownerId: ownerId ?? '' }) ? file : undefined
}
