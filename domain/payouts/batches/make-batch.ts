import { nameMembers } from '#domain/accounts/index.ts'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { add } from '#platform/money/money.ts'
import { type PaymentOrder, writePain001 } from '../bank-file/pain-001.ts'
import { type BatchWay, kindOf } from '../batch-rules.ts'
import type { SealedContext } from '../payout-context.ts'
import { payoutBatch, payoutBatchLine } from '../schema.server.ts'
import { debtorOf, orderOf, whyNotByBank } from './bank-order.ts'
import { type BatchLine, openLine } from './batch-line.ts'
import { lockFreePayouts } from './lock-free-payouts.ts'
import { type WriteCsvLine, writePaymentList } from './payment-list.ts'

type Wanted = { way: BatchWay; ids?: readonly string[] | undefined }
type BatchContext = SealedContext & { csvLine: WriteCsvLine }

/** Makes one batch of approved payouts and writes its files once: from now on none of them can be in another. */
export async function makeBatch(
  tx: Transaction,
  actor: Actor,
  { way, ids }: Wanted,
  context: BatchContext,
): Promise<{ number: number }> {
  authorise(actor, 'payouts.make-batch')
  const { settings, seal } = context
  const kind = kindOf(way, settings.currency)
  if (kind !== 'by-hand') debtorOf(settings)
  const free = (await lockFreePayouts(tx, way, ids))
    .toSorted((one, other) => one.number - other.number)
    .map((row) => openLine(row, seal))
  const lines = kind === 'by-hand' ? free : thoseForBank(free, kind, settings, ids !== undefined)
  const [first] = lines
  if (!first) throw new Conflict('No approved payout waits for such a batch')
  if (lines.some(({ currency }) => currency !== first.currency))
    throw new Conflict('A batch is in one currency, and these payouts are in several')
  const id = crypto.randomUUID()
  const messageId = messageIdOf(id, tx.now)
  const order =
    kind === 'by-hand' ? undefined : orderOf(lines, { messageId, now: tx.now, scheme: kind, settings })
  const names = await nameMembers(
    tx.db as unknown as Db,
    lines.map(({ memberId }) => memberId),
  )
  const sum = add(...lines.map(({ amount }) => amount))
  const [made] = await tx.db
    .insert(payoutBatch)
    .values({
      id,
      kind,
      messageId,
      currency: first.currency,
      count: lines.length,
      sum,
      executionDay: order?.executionDay ?? null,
      madeAt: tx.now,
      madeBy: actorLabel(actor),
      sealedXml: order ? seal.close(writePain001(order)) : '',
      sealedCsv: seal.close(writePaymentList(lines, names, context.csvLine)),
    })
    .returning({ number: payoutBatch.number })
  if (!made) throw new Error('No batch was made')
  await tx.db.insert(payoutBatchLine).values(lines.map((line) => ({ batchId: id, payoutId: line.id })))
  await recordSecurityEvent(tx, {
    kind: 'payouts.batch-made',
    actor,
    origin: context.origin,
    details: {
      batch: made.number,
      kind,
      messageId,
      payouts: lines.map(({ number }) => number),
      sumMinor: String(sum),
    },
  })
  return made
}

/** Of all that wait, those that a bank can pay; where somebody chose them, all of them or none. */
function thoseForBank(
  lines: BatchLine[],
  scheme: PaymentOrder['scheme'],
  settings: Settings,
  isChosen: boolean,
): BatchLine[] {
  const why = new Map(lines.map((line) => [line.id, whyNotByBank(line, scheme, settings)]))
  const refused = [...why.values()].filter((words) => words !== undefined)
  const fit = lines.filter(({ id }) => why.get(id) === undefined)
  if (refused.length > 0 && (isChosen || fit.length === 0))
    throw new Conflict(`A bank file can’t hold all of these: ${refused.join(', ')}. Pay those by hand`)
  return fit
}

/** When it was made and a part of its own id: 31 characters that no other batch ever has. */
function messageIdOf(id: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  return `GH-${stamp}-${id.replaceAll('-', '').slice(0, 12)}`
}
