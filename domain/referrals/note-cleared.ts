import { inArray } from 'drizzle-orm'
import type { FollowClearing } from '#domain/ledger/index.ts'
import { lockReferrals } from './lock-referrals.ts'
import { referral, referralWaiting } from './schema.server.ts'

/**
 * Money of invited members clears: they had a deal, and the commission on it waits. The buyer can claim for some days more and the
 * seller give all of it back, so nothing is rewarded yet.
 */
export const noteCleared: FollowClearing = async (tx, cleared) => {
  // A tip carries no commission.
  const earned = cleared.filter(({ subjectKind }) => subjectKind === 'milestone')
  const invited = await lockReferrals(
    tx,
    earned.map(({ memberId }) => memberId),
  )
  if (invited.length === 0) return
  const ids = new Set(invited.map(({ memberId }) => memberId))
  await tx.db
    .insert(referralWaiting)
    .values(
      earned
        .filter(({ memberId }) => ids.has(memberId))
        .map(({ subjectId, memberId, releasedAt }) => ({
          milestoneId: subjectId,
          memberId,
          releasedAt,
          lookAt: tx.now,
        })),
    )
    .onConflictDoNothing()
  const first = invited.filter(({ firstDealAt }) => !firstDealAt).map(({ memberId }) => memberId)
  if (first.length > 0)
    await tx.db.update(referral).set({ firstDealAt: tx.now }).where(inArray(referral.memberId, first))
}
