import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { conversation } from '../schema.server.ts'
import { changeSums } from '../write/count-unread.ts'
import { dealKey } from '../write/open-conversation.ts'
import { keepPlaces, type Kept } from './keep-places.ts'

/** Somebody came into a team, left it or has another role there: from this moment on they read what that allows, and nothing else. */
export async function followTeamPerson(
  tx: Transaction,
  { teamId, memberId }: { teamId: string; memberId: string },
): Promise<void> {
  await settle(tx, await keepPlaces(tx, { teamId, memberId }))
}

/** Others work on a deal of a team now: they read what is said in its room. */
export async function followWorkers(tx: Transaction, { dealId }: { dealId: string }): Promise<void> {
  const [talk] = await tx.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(eq(conversation.key, dealKey(dealId)))
  if (talk) await settle(tx, await keepPlaces(tx, { conversationId: talk.id }))
}

/** Two keep apart, or do no more: neither reads for a team what the other says to it. */
export async function followBlock(
  tx: Transaction,
  { oneId, otherId }: { oneId: string; otherId: string },
): Promise<void> {
  const { rows } = await tx.db.execute<{ team_id: string; reader_id: string }>(sql`
    select distinct talk.team_id, person.member_id as reader_id
    from team_member as person join conversation as talk on talk.team_id = person.team_id and talk.kind <> 'deal'
      and talk.member_id = case when person.member_id = ${oneId}::uuid then ${otherId}::uuid else ${oneId}::uuid end
    where person.member_id in (${oneId}::uuid, ${otherId}::uuid) and person.left_at is null`)
  for (const row of rows) await followTeamPerson(tx, { teamId: row.team_id, memberId: row.reader_id })
}

async function settle(tx: Transaction, { sums, changedIds }: Kept): Promise<void> {
  await changeSums(tx, sums)
  if (changedIds.length > 0) await tx.announce({ kind: 'conversation.places-changed', memberIds: changedIds })
}
