import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { actorNames, adminLimits, nameMembers } from '#domain/accounts/index.ts'
import { findQuestionedReferral } from '#domain/referrals/index.ts'
import { may } from '#domain/referrals/permissions.ts'
import { signWords } from '#domain/referrals/sign-words.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** One invitation with all of its rewards, and what says that the two are one person. */
export async function loadReferral({ db, actor, clock, params, settings }: MemberEdge) {
  const id = z.uuid().safeParse(params['id']).data
  if (!id) throw new NotFound('There is no such invitation')
  const { row, rewards, unpaidMinor } = await findQuestionedReferral(db, actor, id)
  const names = await nameMembers(db, [row.memberId, row.referrerId])
  const personOf = (memberId: string) => ({
    id: memberId,
    name: names.get(memberId)?.displayName ?? 'Former member',
  })
  const isOwn = [row.memberId, row.referrerId].some((ownerId) => !may(actor, 'referral.decide', { ownerId }))
  return {
    now: clock.now(),
    currency: settings.currency,
    invited: personOf(row.memberId),
    referrer: personOf(row.referrerId),
    state: row.state,
    joinedAt: row.joinedAt,
    until: row.until,
    held: row.heldMinor,
    unpaid: unpaidMinor,
    booked: row.bookedMinor,
    signs: row.signs.map((sign) => ({ words: signWords[sign], isPassed: row.passedSigns.includes(sign) })),
    reason: row.reason,
    decidedAt: row.decidedAt,
    decidedByName: row.decidedBy ? (await actorNames(db, [row.decidedBy]))(row.decidedBy) : '',
    rewards: rewards.map(({ id: rewardId, dealId, at, commissionMinor, amountMinor, state }) => ({
      id: rewardId,
      dealId,
      at,
      commission: commissionMinor,
      amount: amountMinor,
      state,
    })),
    isOwn,
    limits: { reason: adminLimits.reason },
  }
}

export type ReferralData = Awaited<ReturnType<typeof loadReferral>>
