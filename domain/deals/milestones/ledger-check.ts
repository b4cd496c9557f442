import { sql } from 'drizzle-orm'
import type { LedgerCheck } from '#domain/ledger/index.ts'

/**
 * A milestone under way holds exactly what was paid for it; one that is over, or not begun, holds nothing but what an appeal of its
 * decision put back.
 */
export const milestonesHoldWhatTheyShould: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string; state: string; balance: string }>(sql`
    select milestone.id, milestone.state, balance::text
    from milestone left join ledger_account on kind = 'escrow' and owner = milestone.id::text
    where case when milestone.state in ('funded','delivered') then coalesce(balance, 0) <= 0
      else coalesce(balance, 0) <> coalesce((select appeal_held_minor from dispute where milestone_id = milestone.id and dispute.state = 'appealed'), 0) end
    order by milestone.id limit 100`)
  return rows.map(
    ({ id, state, balance }) => `The milestone ${id} is ${state} and holds ${balance ?? 'nothing'}`,
  )
}
