import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
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
  const [due] = await tx.db
    .select()
    .from(reportCase)
    .where(
      and(
        eq(reportCase.number, number),
        eq(reportCase.decision, 'change'),
        isNull(reportCase.restoredAt),
        lte(reportCase.changeBy, tx.now),
      ),
    )
    .for('update')
  if (!due || (await keepsCase(tx, number))) return
  const isOpen = await tx.db.$count(
    reportCase,
    and(eq(reportCase.kind, due.kind), eq(reportCase.thingId, due.thingId), isNull(reportCase.decidedAt)),
  )
  if (isOpen > 0) return
  await tx.db
    .update(reportCase)
    .set({ isReturned: true, decision: null, decidedAt: null, changeBy: null })
    .where(eq(reportCase.number, number))
  await tx.db.update(report).set({ isUpheld: null }).where(eq(report.caseNumber, number))
}
