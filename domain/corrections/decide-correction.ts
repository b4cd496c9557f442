import { eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { corrections, earned, lockParts, postTransfer } from '#domain/ledger/index.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { add, negated } from '#platform/money/money.ts'
import { balanceAfter, mayStillBe } from './correction-rules.ts'
import { authorise } from './permissions.ts'
import { type CorrectionContext, tooMuch } from './propose-correction.ts'
import { balanceCorrection, type Correction } from './schema.server.ts'

/**
 * A colleague agrees: the money moves, once. What is given is the member's to withdraw; what is taken leaves as spending does. Both are
 * booked against one account of the marketplace, so that a mistake and its mending are nothing together.
 */
export async function confirmCorrection(
  tx: Transaction,
  actor: Actor,
  { correctionId }: { correctionId: string },
  { settings, origin }: CorrectionContext,
): Promise<void> {
  const found = await lockCorrection(tx, actor, correctionId)
  if (found.state === 'confirmed' && found.decidedBy === actorLabel(actor)) return
  expectProposed(found)
  if (found.proposedBy === actorLabel(actor))
    throw new Forbidden('You proposed it, and it needs four eyes: a colleague confirms it')
  const person = await findPerson(tx.db, found.memberId)
  if (!person || !mayStillBe(found.direction, person.state))
    throw new Conflict('The account was deleted since this was proposed: decline it')
  const parts = await lockParts(tx, found.memberId)
  const available = add(parts.deposited, parts.earned)
  if (found.direction === 'take' && found.amount > available)
    throw new Conflict(tooMuch(parts, settings).message)
  await decide(tx, actor, found, 'confirmed')
  await postTransfer(tx, {
    kind: 'correction',
    key: `correction:${found.id}`,
    subject: { kind: 'correction', id: found.id },
    postings:
      found.direction === 'give'
        ? [
            { account: corrections, amount: negated(found.amount) },
            { account: earned(found.memberId), amount: found.amount },
          ]
        : [
            { spentBy: found.memberId, amount: negated(found.amount) },
            { account: corrections, amount: found.amount },
          ],
  })
  await recordSecurityEvent(tx, {
    kind: 'correction.confirmed',
    actor,
    memberId: found.memberId,
    origin,
    details: {
      ...detailsOf(found),
      proposedBy: found.proposedBy,
      before: { available: String(available) },
      after: { available: String(balanceAfter(found, parts)) },
    },
  })
  await announce(tx, found, 'confirmed')
}

/** A colleague does not agree, or whoever proposed it thought better of it: nothing moves. */
export async function declineCorrection(
  tx: Transaction,
  actor: Actor,
  { correctionId, reason }: { correctionId: string; reason: string },
  { origin }: Pick<CorrectionContext, 'origin'>,
): Promise<void> {
  const found = await lockCorrection(tx, actor, correctionId)
  expectProposed(found)
  await decide(tx, actor, found, 'declined', reason)
  await recordSecurityEvent(tx, {
    kind: 'correction.declined',
    actor,
    memberId: found.memberId,
    origin,
    details: {
      ...detailsOf(found),
      why: reason,
      before: { state: 'proposed' },
      after: { state: 'declined' },
    },
  })
  await announce(tx, found, 'declined')
}

async function lockCorrection(tx: Transaction, actor: Actor, id: string): Promise<Correction> {
  const [found] = await tx.db
    .select()
    .from(balanceCorrection)
    .where(eq(balanceCorrection.id, id))
    .for('update')
  authorise(actor, 'correction.decide', { ownerId: found?.memberId ?? '' })
  if (!found) throw new NotFound('There is no such correction')
  return found
}

function expectProposed({ state, number }: Correction): void {
  if (state !== 'proposed') throw new Conflict(`Correction ${number} is ${state} already`)
}

async function decide(
  tx: Transaction,
  actor: Actor,
  { id }: Correction,
  state: 'confirmed' | 'declined',
  declinedWhy = '',
): Promise<void> {
  await tx.db
    .update(balanceCorrection)
    .set({ state, declinedWhy, decidedBy: actorLabel(actor), decidedAt: tx.now })
    .where(eq(balanceCorrection.id, id))
}

const detailsOf = ({ number, direction, amount, currency, reason }: Correction) => ({
  correction: number,
  direction,
  amount: String(amount),
  currency,
  reason,
})

const announce = (tx: Transaction, { id, memberId }: Correction, state: 'confirmed' | 'declined') =>
  tx.announce({ kind: 'correction.moved', correctionId: id, memberId, state })
