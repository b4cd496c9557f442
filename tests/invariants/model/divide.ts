import { sql } from 'drizzle-orm'
import { findDivisionInForce, type Share } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** Another division is in force from now on: written as the rules of teams leave it, whoever had to agree to it. */
export async function divide(tx: Transaction, teamId: string, shares: readonly Share[]): Promise<void> {
  const at = tx.now.toISOString()
  await tx.db.execute(sql`select 1 from team where id = ${teamId}::uuid for update`)
  const { number } = await findDivisionInForce(tx.db, teamId)
  await tx.db.execute(sql`
    update team_division set state = 'past', in_force_until = ${at} where team_id = ${teamId}::uuid and state = 'in-force'`)
  await tx.db.execute(sql`
    insert into team_division (team_id, number, state, proposed_at, in_force_from)
    values (${teamId}::uuid, ${number + 1}, 'in-force', ${at}, ${at})`)
  for (const { memberId, basisPoints } of shares)
    await tx.db.execute(sql`
      insert into team_share (team_id, number, member_id, basis_points)
      values (${teamId}::uuid, ${number + 1}, ${memberId}::uuid, ${basisPoints})`)
}
