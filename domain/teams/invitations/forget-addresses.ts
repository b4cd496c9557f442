import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { teamInvitation } from '../schema.server.ts'

const KEPT_DAYS = 30

/** An address that was asked long ago may be of somebody who never wanted to be here: it is not kept. */
export async function forgetAddresses(tx: Transaction): Promise<void> {
  await tx.db
    .update(teamInvitation)
    .set({
      email: null,
      // Without the address it would read as a link, open to whoever comes.
      state: sql`case when ${teamInvitation.state} = 'open' then 'taken-back' else ${teamInvitation.state} end`,
    })
    .where(and(isNotNull(teamInvitation.email), lt(teamInvitation.expiresAt, addDays(tx.now, -KEPT_DAYS))))
}
