import { sql } from 'drizzle-orm'
import { lockingMoney, type LockedMoney, noteMoney } from '#domain/ledger/index.ts'
import { askWithWrites } from '#platform/db/pending-writes.ts'
import { rowsFromJson } from '#platform/db/rows-from-json.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { type Limits, placesOf, type Places } from './capacity/find-places.ts'
import { memberKey } from './cart-owner.ts'
import { type CartLine, cartLine } from './schema.server.ts'

type Taken = {
  money: LockedMoney[]
  lines: Record<string, unknown>[]
  places: { seller_id: string; most: number }[]
}

export type TakenCart = { available: Minor; lines: CartLine[]; places: Map<string, Places> }

/**
 * Takes everything out of a member's cart, and holds until the transaction ends what a checkout stands on: the member's money, the
 * services and the places of their sellers, in this order. Whoever sends the same form at the same moment waits here for the first; a
 * form that has made its order takes nothing.
 */
export async function takeCart(tx: Transaction, memberId: string, formKey: string): Promise<TakenCart> {
  const [taken] = await askWithWrites<Taken>(
    tx.db,
    {
      money: lockingMoney(memberId),
      taken: sql`delete from cart_line where owner_key = ${memberKey(memberId)} and (select count(*) from money) >= 0
        and not exists (select from purchase_order where buyer_id = ${memberId}::uuid and form_key = ${formKey}::uuid)
        returning *`,
      held: sql`select id, coalesce(team_id, seller_id) as seller_id from service where id in (select service_id from taken) order by id for share`,
      places: sql`select seller_id, most from seller_capacity where seller_id in (select seller_id from held)
        order by seller_id for update`,
    },
    sql`select (select coalesce(json_agg(money), '[]') from money) as money,
      (select coalesce(json_agg(taken order by added_at, id), '[]') from taken) as lines,
      (select coalesce(json_agg(places), '[]') from places) as places`,
  )
  if (!taken) throw new Error('The cart gave no answer')
  const limits: Limits = taken.places.map(({ seller_id: sellerId, most }) => ({ sellerId, most }))
  return {
    available: await noteMoney(tx, memberId, taken.money),
    lines: rowsFromJson(cartLine, taken.lines),
    places: await placesOf(tx.db, limits),
  }
}
