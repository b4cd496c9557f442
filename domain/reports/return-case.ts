import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { releaseTime } from '#platform/jobs/release-time.ts'
import { authorise } from './permissions.ts'
import { report, reportCase } from './schema.server.ts'

/** Whether something about a decided case is still open elsewhere. */
export type KeepsCase = (tx: Transaction, number: number) => Promise<boolean>

/**
 * The time to change something is over: whoever decided looks whether it was. Where it was reported anew meanwhile, that case is
 * looked at anyway.
 */
export async function returnCase(
  tx: Transaction,
  actor: Actor,
  number: number,
  { keepsCase }: { keepsCase: KeepsCase },
): Promise<void> {
  authorise(actor, 'report.return')
  const [asked] = await tx.db
    .select()
    .from(reportCase)
    .where(
      and(eq(reportCase.number, number), eq(reportCase.decision, 'change'), isNull(reportCase.restoredAt)),
    )
    .for('update')
  if (!asked?.changeBy) return
  // The job was released by the database's clock, and this one may be behind.
  if (asked.changeBy > tx.now)
    return tx.announce({ kind: 'report.return-planned', number, at: await releaseTime(tx, asked.changeBy) })
  if (await keepsCase(tx, number)) return
  const isOpen = await tx.db.$count(
    reportCase,
    and(eq(reportCase.kind, asked.kind), eq(reportCase.thingId, asked.thingId), isNull(reportCase.decidedAt)),
  )
  if (isOpen > 0) return
  await tx.db
    .update(reportCase)
    .set({ isReturned: true, decision: null, decidedAt: null, changeBy: null })
    .where(eq(reportCase.number, number))
  await tx.db.update(report).set({ isUpheld: null }).where(eq(report.caseNumber, number))
}
