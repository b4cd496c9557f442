import { and, asc, eq, ne } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { postTransfers } from '#domain/ledger/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { add, zero } from '#platform/money/money.ts'
import { authorise } from './permissions.ts'
import { referral, type Referral, referralReward } from './schema.server.ts'
import { transferOf } from './transfer-of-reward.ts'

type Decision = { memberId: string; reason: string }
type Context = { origin?: Origin }

/**
 * The two are different people: all that waits is posted, also what was refused before, and what was found lets later rewards
 * pass. Something else that is found later holds them anew.
 */
export async function releaseRewards(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Decision,
  context: Context = {},
): Promise<void> {
  const row = await lockUndecided(tx, actor, memberId, ['held', 'refused'])
  const referrer = await findPerson(tx.db, row.referrerId)
  if (!referrer || referrer.state === 'deleted')
    throw new Conflict('Who invited them has left: there is nobody to pay')
  // As with what becomes final: it would stand on their balance and keep them from leaving.
  if (referrer.state === 'deleting')
    throw new Conflict('Who invited them is leaving: decide when they have left, or have stayed')
  const waiting = await tx.db
    .update(referralReward)
    .set({ state: 'booked', bookedAt: tx.now })
    .where(and(eq(referralReward.memberId, memberId), ne(referralReward.state, 'booked')))
    .returning()
  const sum = add(...waiting.map(({ amountMinor }) => amountMinor))
  await writeDecision(tx, actor, row, {
    state: 'open',
    reason,
    passedSigns: row.signs,
    heldMinor: zero,
    bookedMinor: add(row.bookedMinor, sum),
  })
  await tell(tx, actor, row, { what: 'released', sum, reason }, context)
  await postTransfers(tx, waiting.map(transferOf))
}

/** The two are one person, or the deals were made for the reward: nothing that waits is paid, and nothing that comes. */
export async function refuseRewards(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Decision,
  context: Context = {},
): Promise<void> {
  const row = await lockUndecided(tx, actor, memberId, ['held'])
  await tx.db
    .update(referralReward)
    .set({ state: 'refused' })
    .where(and(eq(referralReward.memberId, memberId), eq(referralReward.state, 'held')))
  await writeDecision(tx, actor, row, { state: 'refused', reason, heldMinor: zero })
  await tell(tx, actor, row, { what: 'refused', sum: row.heldMinor, reason }, context)
}

async function lockUndecided(
  tx: Transaction,
  actor: Actor,
  memberId: string,
  states: readonly Referral['state'][],
): Promise<Referral> {
  authorise(actor, 'referral.read-queue')
  const [row] = await tx.db
    .select()
    .from(referral)
    .where(eq(referral.memberId, memberId))
    .orderBy(asc(referral.memberId))
    .for('update')
  if (!row) throw new NotFound('There is no such invitation')
  // Neither of the two decides.
  for (const ownerId of [row.referrerId, row.memberId]) authorise(actor, 'referral.decide', { ownerId })
  if (!states.includes(row.state)) throw new Conflict('This was decided already: look at it again')
  return row
}

async function writeDecision(
  tx: Transaction,
  actor: Actor,
  { memberId }: Referral,
  decided: Partial<Referral>,
): Promise<void> {
  await tx.db
    .update(referral)
    .set({ ...decided, heldAt: null, decidedAt: tx.now, decidedBy: actorLabel(actor) })
    .where(eq(referral.memberId, memberId))
}

async function tell(
  tx: Transaction,
  actor: Actor,
  { memberId, referrerId, signs }: Referral,
  { what, sum, reason }: { what: 'released' | 'refused'; sum: bigint; reason: string },
  { origin }: Context,
): Promise<void> {
  const sumMinor = String(sum)
  await recordSecurityEvent(tx, {
    kind: `referral.${what}`,
    actor,
    memberId: referrerId,
    origin,
    details: { invited: memberId, sumMinor, signs, reason },
  })
  await tx.announce({ kind: 'referral.happened', what, memberId, referrerId, sumMinor, signs, reason })
}
