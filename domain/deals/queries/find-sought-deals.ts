import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { areWords, FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { lowerContains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { firstOf } from '#platform/db/words/first-of.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { authorise } from '../permissions.ts'
import { deal } from '../schema.server.ts'
import type { DealState } from '../states.ts'

export type FoundDeal = { id: string; title: string; state: DealState; at: Date; priceMinor: Minor }

/** Deals by their id, whole or its beginning, or their order's, by a side, by the sum of a milestone, or by words of the title. */
export async function findSoughtDeals(db: Db, actor: Actor, sought: Sought): Promise<FoundDeal[]> {
  authorise(actor, 'disputes.read')
  const ways = waysTo(sought)
  if (ways.length === 0) return []
  const rows = await db
    .select({
      id: deal.id,
      title: deal.title,
      state: deal.state,
      at: deal.changedAt,
      priceMinor: sql<string>`(select coalesce(sum(price_minor), 0) from milestone where milestone.deal_id = deal.id and milestone.state <> 'dropped')`,
    })
    .from(deal)
    .where(inArray(deal.id, anyOf(ways)))
    .orderBy(newestFirst(deal.changedAt))
    .limit(FOUND_MOST)
  return rows.map((row) => ({ ...row, priceMinor: minor(row.priceMinor) }))
}

function waysTo(sought: Sought): SQL[] {
  const { words, id, ids, amount, memberId } = sought
  const ofSide = (column: SQL) =>
    sql`select id from deal where ${column} = ${memberId} order by changed_at desc limit ${FOUND_MOST}`
  return [
    ...(id
      ? [sql`select id from deal where id = ${id}`, sql`select id from deal where order_id = ${id}`]
      : []),
    ...(ids
      ? [sql`select id from deal where id between ${ids.first} and ${ids.last} limit ${FOUND_MOST}`]
      : []),
    ...(memberId ? [ofSide(sql`buyer_id`), ofSide(sql`seller_id`)] : []),
    ...(amount
      ? [sql`select deal_id from milestone where price_minor = ${amount} order by id limit ${FOUND_MOST}`]
      : []),
    ...(areWords(sought)
      ? [firstOf({ table: 'deal', where: lowerContains(sql`lower(title)`, words), most: FOUND_MOST * 4 })]
      : []),
  ]
}
