import type { MemberEdge } from '#app/edge.ts'
import { dealStanding } from '#app/shared/deals/deal-standing.ts'
import { readPage } from '#app/shared/read-page.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import {
  countTeamDeals,
  findSplits,
  listTeamDeals,
  listWorkersOf,
  OWN_DEALS_A_PAGE,
  sumHeldForTeam,
  sumPartsOfTeam,
} from '#domain/deals/index.ts'
import { nextStep } from '#domain/deals/next-step-rules.ts'
import { nextStepText } from '#domain/deals/next-step-words.ts'
import { openDealStates } from '#domain/deals/states.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { listEarningsOverTime, listTeamEarnings, sumTeamEarnings, type Team } from '#domain/teams/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { subtract } from '#platform/money/money.ts'

const PAGES_MOST = 10_000

/** What a team sells and earns, as an administrator sees it: figures, deals, the last release to the cent. */
export async function loadTeamWork({ db, url, clock, settings }: MemberEdge, team: Team) {
  const now = clock.now()
  const typed = url.searchParams.get('page') ?? ''
  const pageAsked = /^[1-9]\d{0,4}$/.test(typed) ? Math.min(Number(typed), PAGES_MOST) : 1
  const which = { teamId: team.id }
  const [states, held, sum, byPerson, months, { rows, count, page, pages }, newest, reputations] =
    await Promise.all([
      countTeamDeals(db, which),
      sumHeldForTeam(db, team.id),
      sumTeamEarnings(db, team.id),
      sumPartsOfTeam(db, team.id, { from: addDays(now, -365), to: addDays(now, 1) }),
      listEarningsOverTime(db, team.id, { step: 'month', now }),
      readPage(pageAsked, OWN_DEALS_A_PAGE, (number) =>
        listTeamDeals(db, which, { sort: 'changed', page: number }),
      ),
      listTeamEarnings(db, team.id, { most: 1 }),
      findReputations(db, [team.id]),
    ])
  const reputation = reputations.get(team.id)
  const rated = reputation?.ratingCount ?? 0
  const [split] = await findSplits(db, newest)
  const workers = await listWorkersOf(
    db,
    rows.map(({ id }) => id),
  )
  const faces = await findFaces(db, [
    ...rows.flatMap(({ otherId }) => otherId ?? []),
    ...[...workers.values()].flat(),
    ...(split?.parts ?? []).map(({ memberId }) => memberId),
  ])
  const nameOf = (id: string) => faces.get(id)?.displayName ?? 'A member who left'
  return {
    currency: settings.currency,
    figures: {
      earned: subtract(sum.releasedMinor, sum.commissionMinor),
      commission: sum.commissionMinor,
      open: openDealStates.reduce((all, state) => all + (states.get(state) ?? 0), 0),
      held,
      completed: states.get('completed') ?? 0,
      disputed: states.get('disputed') ?? 0,
      rating: rated > 0 ? { mean: (reputation?.ratingSum ?? 0) / rated / 100, count: rated } : null,
      onTimeBasisPoints: reputation?.onTimeBasisPoints ?? null,
    },
    byPerson: Object.fromEntries(byPerson),
    months: months.map(({ from, sharedMinor, beforeMinor }) => ({
      from,
      now: Number(sharedMinor),
      before: Number(beforeMinor),
    })),
    last: split
      ? {
          transfer: String(split.transfer.id),
          dealId: split.dealId,
          what: split.milestone ? `${split.title}, milestone ${split.milestone}` : split.title,
          released: split.releasedMinor,
          commission: split.commissionMinor,
          parts: split.parts.map(({ memberId, basisPoints, amount }) => ({
            id: memberId,
            name: nameOf(memberId),
            basisPoints,
            amount,
          })),
        }
      : null,
    deals: rows.map(({ id, title, otherId, facts, heldMinor, priceMinor }) => ({
      id,
      title,
      buyer: otherId ? nameOf(otherId) : 'Not here yet',
      standing: dealStanding(facts, now),
      next: nextStepText(nextStep(facts, 'seller', now), otherId ? nameOf(otherId) : 'The buyer').replace(
        /^You /,
        'The team: ',
      ),
      workers: (workers.get(id) ?? []).map((who) => ({
        name: nameOf(who),
        src: avatarUrl(faces.get(who)?.avatarKey ?? null, 64),
      })),
      heldMinor,
      priceMinor,
    })),
    count,
    page,
    pages,
  }
}
export type AdminTeamWork = Awaited<ReturnType<typeof loadTeamWork>>
