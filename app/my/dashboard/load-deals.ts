import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { findHeldFor, listOpenDeals, type StepFacts } from '#domain/deals/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { isYourMove, nextStep } from '#domain/deals/next-step-rules.ts'
import { askedBy, requestSentence, shortDate } from '#domain/deals/requests/request-words.ts'
import { parties } from '#domain/deals/states.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findOpenPayout } from '#domain/payouts/index.ts'
import { otherSide } from '#app/shared/deals/other-side.ts'
import { dealRow } from '#app/my/orders/deal-row.ts'
import { formatMoney } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import type { DealTurn } from './deal-tasks.ts'

/** More of them are found among all deals. */
const WAITING_SHOWN = 6

/** The member’s deals that are under way, those in which it is their turn, and their money at a glance. */
export async function loadDeals({ db, actor, viewer, settings, clock }: MemberEdge) {
  const now = clock.now()
  const [bought, sold, own, held, payout] = await Promise.all([
    listOpenDeals(db, actor.id, 'buyer'),
    listOpenDeals(db, actor.id, 'seller'),
    findOwnMoney(db, actor.id),
    findHeldFor(db, actor.id),
    findOpenPayout(db, actor.id),
  ])
  const rows = parties.flatMap((as) =>
    (as === 'buyer' ? bought : sold).map((deal) => ({ ...deal, as, next: nextStep(deal.facts, as, now) })),
  )
  const mine = rows.filter(({ next }) => isYourMove(next))
  const others = rows.filter((row) => !mine.includes(row))
  const faces = await findFaces(
    db,
    rows.flatMap(({ otherId }) => otherId ?? []),
  )
  const teams = await nameTeams(
    db,
    rows.map(({ teamId }) => teamId),
  )
  const show = {
    money: (amount: Minor) => formatMoney(amount, settings.currency),
    date: (at: Date) => shortDate(at, viewer.timeZone),
  }
  const turns = mine.flatMap(
    ({ id, title, as, otherId, teamId, priceMinor, heldMinor, next, facts, changedAt }): DealTurn[] => {
      if (next.name === 'none' || next.name === 'await-decision' || next.name === 'await-appeal') return []
      const other = otherSide({ otherId, teamId }, as, { faces, teams })?.name
      return [
        {
          id,
          title,
          as,
          other: other ?? 'somebody who is not here yet',
          price: formatMoney(priceMinor, settings.currency),
          held: formatMoney(heldMinor, settings.currency),
          step: next.name,
          asked: sentenceOf(facts, next.aboutId, other ?? 'The other side', show),
          changedAt,
          until: next.until,
        },
      ]
    },
  )
  const given = { faces, teams, now, timeZone: viewer.timeZone }
  const soonest = ({ next }: (typeof rows)[number]) => next.until?.getTime() ?? Number.POSITIVE_INFINITY
  return {
    turns,
    glance: {
      currency: settings.currency,
      available: own.available,
      earned: own.earned,
      /** One at a time: while it is open no other is offered. */
      openPayout: payout && { amount: payout.amount },
      clearing: own.clearing,
      held,
      waiting: others
        .toSorted((one, other) => soonest(one) - soonest(other))
        .slice(0, WAITING_SHOWN)
        .map((deal) => dealRow(deal, { ...given, as: deal.as })),
    },
  }
}

/** What the other side asks, as the room and the letter say it. */
function sentenceOf(
  { openRequests, milestones }: StepFacts,
  aboutId: string | null,
  who: string,
  show: Parameters<typeof askedBy>[2],
): string | undefined {
  const request = openRequests.find(({ id }) => id === aboutId)
  return request && requestSentence(who, askedBy(request, milestones, show))
}

export type Glance = Awaited<ReturnType<typeof loadDeals>>['glance']
