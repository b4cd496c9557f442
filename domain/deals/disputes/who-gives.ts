import { and, desc, eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { NotEnoughMoney } from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { isUnpaid } from '../moves/deal-facts.ts'
import type { Dispute, LockedDeal } from '../moves/locked-deal.ts'
import { findStanding } from '../moves/seller-people.ts'
import { dealEvent } from '../schema.server.ts'

/** Who of a team gives what has cleared. Who has no colleague to share with gives as a single seller does. */
export type Giver = { memberId: string; isAlone: boolean }

/** Whoever agrees to it, or whoever offered it: a press moves nobody's money but that of the one who said yes. */
export async function findGiver(tx: Transaction, room: LockedDeal, open: Dispute): Promise<Giver> {
  const memberId = room.by === 'seller' ? room.memberId : await findWhoOffered(tx, open)
  const standing = memberId && (await findStanding(tx.db, room.deal, { kind: 'member', id: memberId }))
  if (!memberId || !standing || standing.isWorker || isUnpaid(room, memberId))
    throw new Conflict(
      'Whoever offered this does not act for the team any more: it needs a new offer by somebody who was paid for it',
    )
  const isAlone = room.shares.every((share) => share.memberId === memberId || share.basisPoints === 0)
  return { memberId, isAlone }
}

/** The dispute keeps which side offered last; what happened in the deal keeps who of it. */
async function findWhoOffered(tx: Transaction, { dealId, milestoneId }: Dispute): Promise<string | null> {
  const [offered] = await tx.db
    .select({ memberId: dealEvent.memberId })
    .from(dealEvent)
    .where(
      and(
        eq(dealEvent.dealId, dealId),
        eq(dealEvent.milestoneId, milestoneId),
        eq(dealEvent.kind, 'settlement-offered'),
        eq(dealEvent.by, 'seller'),
      ),
    )
    .orderBy(desc(dealEvent.number))
    .limit(1)
  return offered?.memberId ?? null
}

/** Only of what they earned: whoever presses is told that it is not enough, or who it is that offered what they have not. */
export async function sayWhoCannot(
  tx: Transaction,
  { memberId }: LockedDeal,
  giver: Giver | undefined,
  error: unknown,
): Promise<never> {
  if (!(error instanceof NotEnoughMoney) || !giver || giver.isAlone || giver.memberId !== error.owner)
    throw error
  if (giver.memberId === memberId)
    throw new Conflict(
      'You have not enough of what you earned on the balance to give this back, so nothing was given back',
    )
  const person = await findPerson(tx.db, giver.memberId)
  throw new Conflict(
    `${person?.displayName ?? 'One of the team'}, who offered this, has not enough of what they earned on the balance, so nothing was given back`,
  )
}
