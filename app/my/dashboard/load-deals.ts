import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { countOwnDeals, findHeldFor, listOpenDeals } from '#domain/deals/index.ts'
import { nextStep } from '#domain/deals/next-step-rules.ts'
import { openDealStates, parties } from '#domain/deals/states.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import type { DealTurn } from './deal-tasks.ts'

/** The member’s deals that are under way, those in which it is their turn, and their money at a glance. */
export async function loadDeals({ db, actor, settings }: MemberEdge) {
  const [bought, sold, counts, own, held] = await Promise.all([
    listOpenDeals(db, actor.id, 'buyer'),
    listOpenDeals(db, actor.id, 'seller'),
    countOwnDeals(db, actor.id),
    findOwnMoney(db, actor.id),
    findHeldFor(db, actor.id),
  ])
  const rows = parties.flatMap((as) =>
    (as === 'buyer' ? bought : sold).map((deal) => ({ ...deal, as, next: nextStep(deal.facts, as) })),
  )
  const mine = rows.filter(({ next }) => next.whose === 'yours' || next.whose === 'both')
  const faces = await findFaces(
    db,
    mine.flatMap(({ otherId }) => otherId ?? []),
  )
  const turns = mine.flatMap(({ id, title, as, otherId, priceMinor, next, changedAt }): DealTurn[] =>
    next.name === 'none'
      ? []
      : [
          {
            id,
            title,
            as,
            other: (otherId && faces.get(otherId)?.displayName) || 'somebody who is not here yet',
            price: formatMoney(priceMinor, settings.currency),
            step: next.name,
            changedAt,
            until: next.until,
          },
        ],
  )
  const open = (as: (typeof parties)[number]) =>
    openDealStates.reduce((sum, state) => sum + (counts[as].get(state) ?? 0), 0)
  return {
    turns,
    glance: {
      currency: settings.currency,
      available: own.available,
      clearing: own.clearing,
      held: held.amount,
      heldCount: held.milestonesCount,
      buying: open('buyer'),
      selling: open('seller'),
    },
  }
}

export type Glance = Awaited<ReturnType<typeof loadDeals>>['glance']
