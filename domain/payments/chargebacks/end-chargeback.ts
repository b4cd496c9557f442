import { and, eq } from 'drizzle-orm'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { findTransfers, heldForChargeback, losses, postTransfer, provider } from '#domain/ledger/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { negated } from '#platform/money/money.ts'
import { chargeback, type Chargeback } from '../schema.server.ts'
import { computeEnd } from './chargeback-rules.ts'

type End = { outcome: 'won' | 'lost'; actor: Actor; note?: string; origin?: Origin | undefined }

/**
 * Won: what was held goes back to the parts that it was taken from. Lost: it goes to the bank, and what was not there is the
 * marketplace's loss until it is recovered. A case ends once.
 */
export async function endChargeback(
  tx: Transaction,
  found: Chargeback,
  { outcome, actor, note = '', origin }: End,
): Promise<void> {
  const [ended] = await tx.db
    .update(chargeback)
    .set({ state: outcome, endedAt: tx.now, endedBy: actorLabel(actor), note })
    .where(and(eq(chargeback.id, found.id), eq(chargeback.state, 'open')))
    .returning()
  if (!ended) throw new Conflict('This case has ended already')
  await settle(tx, found, outcome)
  await recordSecurityEvent(tx, {
    kind: `chargeback.${outcome}`,
    actor,
    memberId: found.memberId,
    origin,
    details: {
      chargebackId: found.id,
      number: found.number,
      amount: String(found.amount),
      held: String(found.held),
      ...(note ? { note } : {}),
    },
  })
  await tx.announce({
    kind: 'chargeback.moved',
    chargebackId: found.id,
    memberId: found.memberId,
    state: outcome,
  })
}

async function settle(tx: Transaction, found: Chargeback, outcome: 'won' | 'lost'): Promise<void> {
  const end = computeEnd(found, outcome)
  const taken = { account: heldForChargeback(found.id), amount: negated(found.held) }
  await postTransfer(tx, {
    kind: outcome === 'won' ? 'chargeback-won' : 'chargeback-lost',
    key: `chargeback-ended:${found.id}`,
    subject: { kind: 'chargeback', id: found.id },
    postings:
      outcome === 'won'
        ? [taken, ...(await listTaken(tx, found))]
        : [
            taken,
            { account: losses, amount: negated(end.fromMarketplace) },
            { account: provider(found.provider), amount: end.toBank },
          ],
  })
}

/** The parts of the balance that were held, as the lines have them. */
async function listTaken(tx: Transaction, { id, memberId }: Chargeback) {
  const transfers = await findTransfers(tx.db, { subject: { kind: 'chargeback', id } })
  return transfers
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account.owner === memberId)
    .map(({ account, amount }) => ({ account, amount: negated(amount) }))
}
