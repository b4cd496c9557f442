import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { TREND_DAYS } from './idea-rules.ts'
import { authorise } from './permissions.ts'
import { ideaCount, ideaVote } from './schema.server.ts'

const BATCH = 5_000

/** Votes that have grown too old count for the trend no more; a batch of them, and whether others wait. */
export async function ageVotes(tx: Transaction, actor: Actor): Promise<{ hasMore: boolean }> {
  authorise(actor, 'idea.keep-figures')
  const { rowCount } = await tx.db.execute(sql`
    update ${ideaVote} set is_recent = false
    from (
      select idea_id, member_id from ${ideaVote}
      where is_recent and voted_at <= ${addDays(tx.now, -TREND_DAYS)}::timestamptz
      order by voted_at limit ${BATCH} for update skip locked
    ) as old
    where ${ideaVote}.idea_id = old.idea_id and ${ideaVote}.member_id = old.member_id`)
  return { hasMore: (rowCount ?? 0) >= BATCH }
}

/** The steps of what the board has, folded into a sum each: whoever looks meanwhile finds the one or the other. */
export async function foldCounts(tx: Transaction, actor: Actor): Promise<void> {
  authorise(actor, 'idea.keep-figures')
  await tx.db.execute(sql`
    with folded as (delete from ${ideaCount} returning state_id, kind_id, is_answered, ideas)
    insert into ${ideaCount} (state_id, kind_id, is_answered, ideas)
    select state_id, kind_id, is_answered, sum(ideas)::int from folded
    group by state_id, kind_id, is_answered having sum(ideas) <> 0`)
}
