import { sql } from 'drizzle-orm'
import type { LedgerCheck } from '#domain/ledger/index.ts'

/** What is booked was paid once, to whom it says and as much as it says; what waits or was refused was not. */
export const rewardsAreBookedOnce: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string; state: string; amount: string; paid: string }>(sql`
    select reward.id, reward.state, reward.amount_minor::text as amount, coalesce(sum(posting.amount), 0)::text as paid
    from referral_reward as reward
    left join ledger_transfer as transfer on transfer.subject_kind = 'referral' and transfer.subject_id = reward.id::text
    left join ledger_account as account on account.kind = 'available' and account.owner = reward.referrer_id::text
    left join ledger_posting as posting on posting.transfer_id = transfer.id and posting.account_id = account.id
    group by reward.id
    having coalesce(sum(posting.amount), 0) <> case reward.state when 'booked' then reward.amount_minor else 0 end
    order by reward.id limit 100`)
  return rows.map(
    ({ id, state, amount, paid }) => `The reward ${id} of ${amount} is ${state}, and ${paid} was paid for it`,
  )
}

/** Nothing leaves the account of rewards but for one; and what an invitation says it brought is what its rewards say. */
export const rewardsAreAllThatWasPaid: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ what: string; says: string; is: string }>(sql`
    select 'The account of rewards' as what, coalesce(-balance, 0)::text as says, is_booked::text as is
    from (select coalesce(sum(amount_minor), 0) as is_booked from referral_reward where state = 'booked') as rewards
    left join ledger_account on kind = 'referrals'
    where coalesce(-balance, 0) <> is_booked
    union all
    select 'The invitation of ' || referral.member_id, booked_minor || ' and ' || held_minor,
      coalesce(sum(amount_minor) filter (where reward.state = 'booked'), 0) || ' and '
        || coalesce(sum(amount_minor) filter (where reward.state = 'held'), 0)
    from referral left join referral_reward as reward using (member_id)
    group by referral.member_id
    having booked_minor <> coalesce(sum(amount_minor) filter (where reward.state = 'booked'), 0)
      or held_minor <> coalesce(sum(amount_minor) filter (where reward.state = 'held'), 0)
    limit 100`)
  return rows.map(({ what, says, is }) => `${what} says ${says}, but rewards are ${is}`)
}
