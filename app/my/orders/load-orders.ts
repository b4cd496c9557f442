import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { readPage } from '#app/shared/read-page.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { countOwnDeals, listOwnDeals, OWN_DEALS_A_PAGE } from '#domain/deals/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { dealStates } from '#domain/deals/states.ts'
import { listWaitingOrders, nameOrders } from '#domain/orders/index.ts'
import { dealRow } from './deal-row.ts'
import { readDealsAsked } from './read-asked.ts'

const sideAsked = z.enum(['bought', 'sold']).optional().catch(undefined)
const sum = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((all, one) => all + one, 0)

/** What a member bought or sold, as the address asks for it; what makes no sense in it is left out. */
export async function loadOrders({ db, actor, viewer, url, settings, clock }: MemberEdge) {
  const { searchParams: asked } = url
  const counts = await countOwnDeals(db, actor.id)
  const sides = { bought: sum(counts.buyer), sold: sum(counts.seller) }
  // Who only sells comes for what they sold.
  const usual = sides.bought === 0 && sides.sold > 0 ? 'sold' : 'bought'
  const side = sideAsked.parse(asked.get('side') ?? undefined) ?? usual
  const as = side === 'bought' ? 'buyer' : 'seller'
  const { state, words, sort, page: pageAsked } = readDealsAsked(asked)
  const [{ rows, count, page, pages }, waiting] = await Promise.all([
    readPage(pageAsked, OWN_DEALS_A_PAGE, (number) =>
      listOwnDeals(db, actor.id, { as, state, words: words || undefined, sort, page: number }),
    ),
    listWaitingOrders(db, actor.id),
  ])
  const [faces, teams, orders] = await Promise.all([
    findFaces(
      db,
      rows.flatMap(({ otherId }) => otherId ?? []),
    ),
    nameTeams(
      db,
      rows.map(({ teamId }) => teamId),
    ),
    nameOrders(db, as === 'buyer' ? rows.flatMap(({ orderId }) => orderId ?? []) : []),
  ])
  const now = clock.now()
  return {
    side,
    deals: rows.map((row) => ({
      ...dealRow(row, { as, faces, teams, now, timeZone: viewer.timeZone }),
      order:
        row.orderId && orders.has(row.orderId)
          ? { id: row.orderId, number: orders.get(row.orderId) ?? 0 }
          : undefined,
    })),
    counts: dealStates.map((name) => ({ state: name, count: counts[as].get(name) ?? 0 })),
    sides,
    filters: { state, words, sort },
    count,
    page,
    pages,
    waiting: waiting.map(({ id, number }) => ({ id, number })),
    currency: settings.currency,
  }
}

export type OrdersData = Awaited<ReturnType<typeof loadOrders>>
