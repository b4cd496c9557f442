import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { listFormerEmails } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ReportKind } from './report-rules.ts'
import { report, reportCase, reportPicture } from './schema.server.ts'

/** What a member reported, and what was decided about what is theirs. */
export async function exportReports(db: Db, memberId: string) {
  const sent = await db
    .select({
      number: report.caseNumber,
      kind: report.kind,
      reason: report.reason,
      text: report.text,
      snapshot: report.snapshot,
      at: report.at,
      isUpheld: report.isUpheld,
    })
    .from(report)
    .where(eq(report.reporterId, memberId))
    .orderBy(newestFirst(report.at))
  const decided = await db
    .select({
      number: reportCase.number,
      kind: reportCase.kind,
      title: reportCase.title,
      decision: reportCase.decision,
      rule: reportCase.rule,
      words: reportCase.words,
      decidedAt: reportCase.decidedAt,
    })
    .from(reportCase)
    .where(eq(reportCase.ownerId, memberId))
    .orderBy(newestFirst(reportCase.number))
  return {
    sent,
    decided: decided.filter(({ decision }) => decision !== null && decision !== 'nothing'),
  }
}

export const listPicturesSentBy = (db: Db, memberId: string) =>
  db
    .select({ id: reportPicture.id, name: reportPicture.name, fileKey: reportPicture.fileKey })
    .from(reportPicture)
    .innerJoin(report, eq(report.id, reportPicture.reportId))
    .where(eq(report.reporterId, memberId))

const LEFT = 'A member who left'
/** Their address has the name of whose they are. */
const namedKinds = sql.join(
  (['member', 'work'] satisfies ReportKind[]).map((kind) => sql`${kind}`),
  sql`, `,
)

/** What was decided stays, without names; their pictures and the words about them go. Returns the files that can go. */
export async function eraseReports(
  tx: Transaction,
  { id, verifiedEmail }: { id: string; verifiedEmail: string | null },
): Promise<string[]> {
  const sent = await tx.db.select({ id: report.id }).from(report).where(eq(report.reporterId, id))
  const ids = sent.map((row) => row.id)
  const files =
    ids.length > 0
      ? await tx.db
          .delete(reportPicture)
          .where(inArray(reportPicture.reportId, ids))
          .returning({ fileKey: reportPicture.fileKey })
      : []
  await tx.db.update(report).set({ reporterId: null, text: '' }).where(eq(report.reporterId, id))
  if (verifiedEmail) await forgetSentFrom(tx, verifiedEmail)
  for (const { email, leftAt } of await listFormerEmails(tx.db, id)) await forgetSentFrom(tx, email, leftAt)
  const theirs = await tx.db
    .update(reportCase)
    .set({
      ownerId: null,
      title: sql`case when ${reportCase.kind} = 'member' then ${LEFT} else ${reportCase.title} end`,
      path: sql`case when ${reportCase.kind} in (${namedKinds}) then '' else ${reportCase.path} end`,
    })
    .where(eq(reportCase.ownerId, id))
    .returning({ number: reportCase.number })
  const ofCases = inArray(
    report.caseNumber,
    theirs.map(({ number }) => number),
  )
  await tx.db
    .update(report)
    .set({
      snapshot: sql`${report.snapshot} || '{"texts":[],"pictureIds":[],"ownerId":null,"title":""}'
        || case when ${report.kind} in (${namedKinds}) then '{"path":""}'::jsonb else '{}'::jsonb end`,
    })
    // What a visitor has not proved yet is in no case.
    .where(or(ofCases, and(isNull(report.provedAt), sql`${report.snapshot}->>'ownerId' = ${id}`)))
  return files.map(({ fileKey }) => fileKey)
}

/** What was sent from an address of theirs without signing in; whoever has an address that they left is somebody else. */
async function forgetSentFrom(tx: Transaction, email: string, until?: Date): Promise<void> {
  const isTheirs = sql`lower(${report.email}) = lower(${email})`
  await tx.db
    .update(report)
    .set({ email: null, linkHash: null, text: '' })
    .where(until ? and(isTheirs, lte(report.at, until)) : isTheirs)
}

/** Pictures that a report keeps of a thing, until a year after it was decided. */
export async function listKeptPictures(tx: Transaction, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return []
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select distinct kept.id
    from report_case
    join report on report.case_number = report_case.number
    cross join lateral jsonb_array_elements_text(report.snapshot->'pictureIds') as kept(id)
    where report_case.owner_id = any(${sql.param([...ownerIds])}::uuid[])
      and (report_case.decided_at is null or report_case.decided_at > ${tx.now}::timestamptz - interval '1 year')`)
  return rows.map(({ id }) => id)
}
