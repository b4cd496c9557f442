import { and, eq } from 'drizzle-orm'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { authorise } from '../permissions.ts'
import { refundProposal, type RefundProposal } from '../schema.server.ts'
import { expectRefundable, lockPayment, takeRefund } from './ask-refund.ts'
import { PROPOSAL_FORM } from './most-alone.ts'

type Proposed = { paymentId: string; amount: Minor; reason: string; formKey: string }
type Context = { origin?: Origin | undefined }

/** One of finance wants to send back more than one alone may: nothing moves until a colleague agrees. */
export async function proposeRefund(
  tx: Transaction,
  actor: Actor,
  { paymentId, amount, reason, formKey }: Proposed,
  { origin }: Context = {},
): Promise<RefundProposal> {
  const paid = await lockPayment(tx, paymentId)
  authorise(actor, 'payments.decide-refund', { ownerId: paid?.memberId ?? '' })
  if (!paid) throw new NotFound('There is no such payment')
  const proposedBy = actorLabel(actor)
  const [before] = await tx.db
    .select()
    .from(refundProposal)
    .where(and(eq(refundProposal.paymentId, paymentId), eq(refundProposal.formKey, formKey)))
  if (before) return before
  if (reason === '') throw new Invalid('Say why', { reason: ['Reason: fill this in'] })
  await expectRefundable(tx, paid, amount)
  const [made] = await tx.db
    .insert(refundProposal)
    .values({ paymentId, memberId: paid.memberId, amount, reason, formKey, proposedBy, proposedAt: tx.now })
    .returning()
  if (!made) throw new Error('No proposal was written')
  await recordSecurityEvent(tx, {
    kind: 'refund.proposed',
    actor,
    memberId: paid.memberId,
    origin,
    details: {
      paymentId,
      amount: String(amount),
      currency: paid.currency,
      reason,
      before: { refunded: String(paid.refunded) },
      after: { refunded: String(paid.refunded + amount) },
    },
  })
  await tx.announce({
    kind: 'payment.refund-proposed',
    proposalId: made.id,
    paymentId,
    memberId: paid.memberId,
  })
  return made
}

/** A colleague agrees: it goes the way of every refund, once. */
export async function confirmRefund(
  tx: Transaction,
  actor: Actor,
  { proposalId }: { proposalId: string },
  { origin }: Context = {},
): Promise<void> {
  const found = await lockProposal(tx, actor, proposalId)
  if (found.state === 'confirmed' && found.decidedBy === actorLabel(actor)) return
  expectProposed(found)
  if (found.proposedBy === actorLabel(actor))
    throw new Forbidden('You proposed it, and it needs four eyes: a colleague confirms it')
  const paid = await lockPayment(tx, found.paymentId)
  if (!paid) throw new NotFound('There is no such payment')
  await decide(tx, actor, found, { state: 'confirmed' })
  await takeRefund(
    tx,
    actor,
    paid,
    { amount: found.amount, formKey: `${PROPOSAL_FORM}${found.id}`, reason: found.reason },
    { origin, proposedBy: found.proposedBy },
  )
}

/** Nothing is sent back. */
export async function declineRefund(
  tx: Transaction,
  actor: Actor,
  { proposalId, reason }: { proposalId: string; reason: string },
  { origin }: Context = {},
): Promise<void> {
  const found = await lockProposal(tx, actor, proposalId)
  expectProposed(found)
  await decide(tx, actor, found, { state: 'declined', declinedWhy: reason })
  await recordSecurityEvent(tx, {
    kind: 'refund.declined',
    actor,
    memberId: found.memberId,
    origin,
    details: {
      paymentId: found.paymentId,
      amount: String(found.amount),
      reason,
      before: { state: 'proposed' },
      after: { state: 'declined' },
    },
  })
}

async function lockProposal(tx: Transaction, actor: Actor, id: string): Promise<RefundProposal> {
  const [found] = await tx.db.select().from(refundProposal).where(eq(refundProposal.id, id)).for('update')
  authorise(actor, 'payments.decide-refund', { ownerId: found?.memberId ?? '' })
  if (!found) throw new NotFound('There is no such proposal')
  return found
}

function expectProposed({ state }: RefundProposal): void {
  if (state !== 'proposed') throw new Conflict(`This refund is ${state} already`)
}

async function decide(
  tx: Transaction,
  actor: Actor,
  { id }: RefundProposal,
  end: Pick<RefundProposal, 'state'> & { declinedWhy?: string },
): Promise<void> {
  await tx.db
    .update(refundProposal)
    .set({ ...end, decidedBy: actorLabel(actor), decidedAt: tx.now })
    .where(eq(refundProposal.id, id))
}
