import { zonedFormat } from '#app/shared/zoned-format.ts'
import { lineTime } from '#app/my/balance/line-time.ts'
import type { CachedEdge, MemberEdge } from '#app/edge.ts'
import { findTransfers } from '#domain/ledger/index.ts'
import type { Referral, ReferralReward } from '#domain/referrals/index.ts'

type Opened = { invited: Referral; rewards: readonly ReferralReward[] }

/** The newest rewards for one person, each with where its transfer is opened. */
export async function loadRewards(
  { db, viewer, clock }: CachedEdge & Pick<MemberEdge, 'viewer'>,
  { rewards }: Opened,
) {
  const ids = rewards.map(({ id }) => id)
  const moved = await findTransfers(db, { subjects: { kind: 'referral', ids } })
  const transfers = new Map(moved.map(({ id, subject, at }) => [subject.id, { id, at }]))
  return rewards.map((reward) => {
    const transfer = transfers.get(reward.id)
    return {
      id: reward.id,
      when: lineTime(reward.at, clock.now(), viewer.timeZone),
      commission: reward.commissionMinor,
      amount: reward.amountMinor,
      state: reward.state,
      transfer: transfer ? { id: String(transfer.id), to: addressOf(transfer, viewer.timeZone) } : null,
    }
  })
}

/** The line of the statement, opened: its day is asked for, so that it is on the page however long ago it was. */
function addressOf({ id, at }: { id: bigint; at: Date }, timeZone: string): string {
  const [day, month, year] = zonedFormat(at, timeZone, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).split('/')
  const date = `${year}-${month}-${day}`
  const params = new URLSearchParams({ kind: 'referral', from: date, to: date, open: String(id) })
  return `/my/balance?${params}#line-${id}`
}
