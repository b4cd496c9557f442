import { and, eq, inArray } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { earned, postTransfer, provider, transit } from '#domain/ledger/index.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { negated } from '#platform/money/money.ts'
import type { PayoutContext } from './payout-context.ts'
import { payout, type PayoutRow } from './schema.server.ts'
import { type MoneyGoes, type PayoutMove, payoutMoves } from './states.ts'

/** The provider in whose account money stands that left by hand. */
export const PAYOUT_PROVIDER = 'bank'

type Applied = { move: PayoutMove; reason?: string | undefined }

/** The one place where a payout's state moves: along the table, with its money, or not at all. Whoever calls holds its row. */
export async function applyMove(
  tx: Transaction,
  actor: Actor,
  before: PayoutRow,
  { move, reason = '' }: Applied,
  context: PayoutContext,
): Promise<void> {
  const { from, to, money, needsReason } = payoutMoves[move]
  if (needsReason && reason === '') throw new Invalid('Say why', { reason: ['Reason: fill this in'] })
  const [after] = await tx.db
    .update(payout)
    .set({ state: to, ...(needsReason ? { reason } : {}), ...timesOf(tx, actor, before, money, move) })
    .where(and(eq(payout.id, before.id), inArray(payout.state, [...from])))
    .returning()
  if (!after)
    throw new Conflict(`Payout ${before.number} is ${before.state} already, so this can’t be done to it now`)
  await settle(tx, after, money)
  await recordSecurityEvent(tx, {
    kind: `payout.${to}`,
    actor,
    memberId: after.memberId,
    origin: context.origin,
    details: {
      payoutId: after.id,
      number: after.number,
      amountMinor: String(after.amount),
      ...(reason ? { reason } : {}),
      before: { state: before.state },
      after: { state: to },
    },
  })
  await tx.announce({
    kind: 'payout.moved',
    payoutId: after.id,
    memberId: after.memberId,
    state: to,
  })
}

function timesOf(
  { now }: Transaction,
  actor: Actor,
  before: PayoutRow,
  money: MoneyGoes,
  move: PayoutMove,
): Partial<PayoutRow> {
  return {
    ...(before.state === 'requested' ? { decidedAt: now, decidedBy: actorLabel(actor) } : {}),
    ...(move === 'send' ? { sentAt: now } : {}),
    ...(money === 'nowhere' ? {} : { endedAt: now }),
  }
}

/** A payout ends once, so both ways of ending have the same key; after it was paid it comes back once, too. */
async function settle(tx: Transaction, { id, memberId, amount }: PayoutRow, money: MoneyGoes): Promise<void> {
  if (money === 'nowhere') return
  const outside = provider(PAYOUT_PROVIDER)
  const { from, to } = {
    out: { from: transit(id), to: outside },
    back: { from: transit(id), to: earned(memberId) },
    'in-again': { from: outside, to: earned(memberId) },
  }[money]
  await postTransfer(tx, {
    kind: money === 'out' ? 'payout-paid' : 'payout-returned',
    key: money === 'in-again' ? `payout:${id}:came-back` : `payout:${id}:ended`,
    subject: { kind: 'payout', id },
    postings: [
      { account: from, amount: negated(amount) },
      { account: to, amount },
    ],
  })
}
