import { sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { securityEvent } from './schema.server.ts'

/**
 * Whether an account was made at an address at which another one is used: the same one, or of IPv6 the network of a household. A
 * machine's own address is nobody's.
 */
export async function wasMadeWhereUsed(
  db: Db | DrizzleTransaction,
  { madeId, usedId }: { madeId: string; usedId: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with made as (
      select set_masklen(address, case family(address) when 4 then 32 else 64 end) as place
      from ${securityEvent}
      where member_id = ${madeId} and kind = 'account.registered' and address is not null
        and not address <<= '127.0.0.0/8' and address <> '::1'
      limit 1
    )
    select 1 from ${securityEvent} as used, made
    where used.member_id = ${usedId} and used.address <<= network(made.place)
    limit 1`)
  return rows.length > 0
}
