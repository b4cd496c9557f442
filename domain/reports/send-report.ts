import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { findReportable } from './find-thing.ts'
import type { ReportInput } from './input.ts'
import { joinCase } from './join-case.ts'
import { authorise } from './permissions.ts'
import type { ReportKind } from './report-rules.ts'
import { report, reportPicture } from './schema.server.ts'
import { weighCase } from './weigh-case.ts'

const REPORTING = { name: 'reports.send', most: 20, everySeconds: 86_400 }

type Sent = ReportInput & { kind: ReportKind; thingId: string; pictures: readonly StoredAttachment[] }

/** Puts something before staff, as it is at this moment; one open report a member a thing. */
export async function sendReport(
  tx: Transaction,
  actor: MemberActor,
  { kind, thingId, reason, text, pictures }: Sent,
): Promise<{ number: number }> {
  authorise(actor, 'report.send')
  const thing = await findReportable(tx.db, actor, { kind, thingId })
  if (thing.ownerId === actor.id) throw new Forbidden('This is yours: change it or take it away yourself')
  await countUse(tx.db, REPORTING, actor.id, tx.now)
  const number = await joinCase(tx, { kind, thingId, reason, thing })
  const [sent] = await tx.db
    .insert(report)
    .values({
      kind,
      thingId,
      caseNumber: number,
      reporterId: actor.id,
      reason,
      text,
      snapshot: thing,
      at: tx.now,
      provedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: report.id })
  if (!sent) throw new Conflict('You have reported this already. You are told when it is decided.')
  if (pictures.length > 0)
    await tx.db
      .insert(reportPicture)
      .values(pictures.map((picture, position) => ({ ...picture, reportId: sent.id, position })))
  await weighCase(tx, number)
  await tx.announce({ kind: 'report.received', number })
  return { number }
}
