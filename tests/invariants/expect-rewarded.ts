import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rewardFinal } from '#domain/referrals/index.ts'
import type { Database } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { minor, share } from '#platform/money/money.ts'

const SHARE_BASIS_POINTS = 2_000

/** When nobody can claim anything of any walk. Each has a time of its own, so what is rewarded for all waits for the last. */
const IN_THE_END = new Date('2032-01-01T10:00:00Z')

/**
 * Whatever happened in deals whose seller was invited: each milestone that cleared brought a fifth of what the marketplace has of
 * it in the end, as the book has it.
 */
export async function expectRewarded(database: Database, dealIds: readonly string[]): Promise<void> {
  const run = transactions(database, { now: () => IN_THE_END }, async () => {})
  while ((await run(rewardFinal)).more);
  for (const dealId of dealIds) await expectRewardOf(database, dealId)
}

async function expectRewardOf({ db }: Database, dealId: string): Promise<void> {
  const { rows } = await db.execute<{ rewarded: string; revenue: string }>(sql`
    select coalesce(reward.amount_minor, 0)::text as rewarded, (
      select coalesce(sum(posting.amount), 0)::text
      from ledger_transfer as moved
      join ledger_posting as posting on posting.transfer_id = moved.id
      join ledger_account as account on account.id = posting.account_id and account.kind = 'revenue'
      where moved.subject_kind = 'milestone' and moved.subject_id = part.subject_id::text
    ) as revenue
    from ledger_clearing as part
    join ledger_transfer as cleared on cleared.key = 'clear:' || part.subject_id
    left join referral_reward as reward on reward.milestone_id = part.subject_id and reward.member_id = part.member_id
    where part.deal_id = ${dealId} and part.subject_kind = 'milestone' and part.state = 'cleared'`)
  expect(rows.map(({ rewarded }) => BigInt(rewarded))).toEqual(
    rows.map(({ revenue }) => share(minor(revenue), SHARE_BASIS_POINTS)),
  )
}
