import { earned, type NewTransfer, referrals } from '#domain/ledger/index.ts'
import { negated } from '#platform/money/money.ts'
import type { ReferralReward } from './schema.server.ts'

/** A reward as it is posted, whether at once or when it is let go. Its key is that of the commission and the person. */
export function transferOf(reward: ReferralReward): NewTransfer {
  const { id, milestoneId, memberId, referrerId, amountMinor } = reward
  return {
    kind: 'referral',
    key: `referral:${milestoneId}:${memberId}`,
    subject: { kind: 'referral', id },
    postings: [
      { account: referrals, amount: negated(amountMinor) },
      { account: earned(referrerId), amount: amountMinor },
    ],
  }
}
