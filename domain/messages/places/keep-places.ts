import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Conversation } from '../read/find-conversation.ts'
import type { SumChange } from '../write/count-unread.ts'
import { teamReaders } from './team-readers.ts'

type Lost = { conversation_id: string; member_id: string; unread_count: number }
type Which = { conversationId: string } | { teamId: string; memberId: string }

export type Kept = {
  /** What becomes of the sums of those who lost something unread. */
  sums: SumChange[]
  /** Who came, and who is here no more. */
  changedIds: string[]
}

/**
 * Gives a place to everyone who reads for the team and has none, and takes those of all who do no more. What was said before is read already for whoever comes later.
 */
export async function keepPlaces(tx: Transaction, which: Which): Promise<Kept> {
  const isTalk =
    'conversationId' in which
      ? sql`talk.id = ${which.conversationId}::uuid`
      : sql`talk.team_id = ${which.teamId}::uuid`
  const isTheirs = (column: SQL) =>
    'memberId' in which ? sql`${column} = ${which.memberId}::uuid` : sql`true`
  const readers = teamReaders(sql`${isTalk} and ${isTheirs(sql`person.member_id`)}`)
  const { rows: lost } = await tx.db.execute<Lost>(sql`
    delete from conversation_member as place using conversation as talk
    where talk.id = place.conversation_id and ${isTalk} and talk.team_id is not null
      and place.member_id is distinct from talk.member_id and ${isTheirs(sql`place.member_id`)}
      and not exists (select 1 from (${readers}) as reader
        where reader.conversation_id = place.conversation_id and reader.member_id = place.member_id)
    returning place.conversation_id, place.member_id, place.unread_count`)
  const { rows: given } = await tx.db.execute<{ member_id: string }>(sql`
    insert into conversation_member (conversation_id, member_id, last_read_number, last_at)
    select conversation_id, member_id, last_number, last_at from (${readers}) as reader
    order by conversation_id, member_id on conflict do nothing
    returning member_id`)
  const unread = lost.filter((place) => place.unread_count > 0)
  for (const place of unread)
    await tx.announce({
      kind: 'conversation.settled',
      conversationId: place.conversation_id,
      memberId: place.member_id,
    })
  return {
    sums: [...Map.groupBy(unread, (place) => place.member_id)].map(([memberId, places]) => ({
      memberId,
      by: -places.length,
    })),
    changedIds: [...new Set([...lost, ...given].map((place) => place.member_id))],
  }
}

/**
 * The places of a conversation that somebody writes in. The team is held meanwhile, so that nobody gets a place by a role that is just
 * being taken from them.
 */
export async function keepPlacesOf(tx: Transaction, { id, teamId }: Conversation): Promise<SumChange[]> {
  if (teamId === null) return []
  await tx.db.execute(sql`select 1 from team where id = ${teamId}::uuid for share`)
  return (await keepPlaces(tx, { conversationId: id })).sums
}
