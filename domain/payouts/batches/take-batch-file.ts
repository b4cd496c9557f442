import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { type BatchFile, hasBankFile, isHeldByDebt } from '../batch-rules.ts'
import { WAYS_OUT_OF_DEBT } from '../batch-words.ts'
import { requireSecondEyes } from '../four-eyes.ts'
import { payout, payoutBatch, payoutBatchLine } from '../schema.server.ts'
import { explainDebts } from './explain-debts.ts'
import { openSealed } from './open-sealed.ts'

type Wanted = { number: number; file: BatchFile }
type TakeContext = { seal: Seal; origin: Origin; settings: Settings }

/** A file of a batch as it was made, byte for byte, with whole account numbers. Each time it is taken out is in the audit log. */
export async function takeBatchFile(
  tx: Transaction,
  actor: Actor,
  { number, file }: Wanted,
  { seal, origin, settings }: TakeContext,
): Promise<string> {
  authorise(actor, 'payouts.take-file')
  const [batch] = await tx.db.select().from(payoutBatch).where(eq(payoutBatch.number, number))
  if (!batch || (file === 'xml' && !hasBankFile(batch.kind))) throw new NotFound('There is no such file')
  if (batch.state === 'withdrawn')
    throw new Conflict(`Batch ${number} is withdrawn: its file must not be paid any more`)
  const sealed = file === 'xml' ? batch.sealedXml : batch.sealedCsv
  if (!sealed)
    throw new Conflict(`The files of batch ${number} are gone: someone in them had their data deleted`)
  const payouts = await tx.db
    .select({
      number: payout.number,
      memberId: payout.memberId,
      currency: payout.currency,
      decidedBy: payout.decidedBy,
    })
    .from(payoutBatchLine)
    .innerJoin(payout, eq(payout.id, payoutBatchLine.payoutId))
    .where(eq(payoutBatchLine.batchId, batch.id))
  await requireSecondEyes(tx.db, actor, payouts, settings)
  const debts = isHeldByDebt(batch.state) ? await explainDebts(tx.db, payouts) : []
  if (debts.length > 0) throw new Conflict(`${debts.join('. ')}. ${WAYS_OUT_OF_DEBT}`)
  await recordSecurityEvent(tx, {
    kind: 'payouts.file-taken',
    actor,
    origin,
    details: { batch: number, file, rows: batch.count, sumMinor: String(batch.sum) },
  })
  return openSealed(seal, sealed, `The file of batch ${number}`)
}
