import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { authorise } from '../permissions.ts'
import { payment, refundProposal, type RefundProposal } from '../schema.server.ts'

/** Refunds that wait for a second pair of eyes, the oldest first. */
export async function listRefundProposals(
  db: Db,
  actor: Actor,
): Promise<(RefundProposal & { currency: string })[]> {
  authorise(actor, 'payments.read')
  const rows = await db
    .select({ proposal: refundProposal, currency: payment.currency })
    .from(refundProposal)
    .innerJoin(payment, eq(payment.id, refundProposal.paymentId))
    .where(eq(refundProposal.state, 'proposed'))
    .orderBy(asc(refundProposal.proposedAt))
    .limit(50)
  return rows.map(({ proposal, currency }) => ({ ...proposal, currency }))
}

/** What was proposed to send back of one payment, and what came of it. */
export async function listProposalsOf(db: Db, actor: Actor, paymentId: string): Promise<RefundProposal[]> {
  authorise(actor, 'payments.read')
  return db
    .select()
    .from(refundProposal)
    .where(eq(refundProposal.paymentId, paymentId))
    .orderBy(asc(refundProposal.proposedAt))
    .limit(50)
}

export async function countRefundProposals(db: Db, actor: Actor): Promise<number> {
  authorise(actor, 'payments.read')
  return db.$count(refundProposal, eq(refundProposal.state, 'proposed'))
}
