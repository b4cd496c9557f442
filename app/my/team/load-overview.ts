import type { MemberEdge } from '#app/edge.ts'
import { countTeamServices } from '#domain/catalogue/index.ts'
import { countWorkOf, findSplits, listOpenTeamDeals, sumPartsOfTeam } from '#domain/deals/index.ts'
import { listTeamEarnings, type OwnTeam, sumTeamEarnings } from '#domain/teams/index.ts'
import { zero } from '#platform/money/money.ts'
import { dealsSeenBy } from './deals-seen-by.ts'
import { showDeals } from './load-deals.ts'
import { loadWorkspace } from './load-workspace.ts'
import { monthOf, spanOfMonth } from './earnings/read-earnings-asked.ts'
import { showEarning } from './earnings/show-split.ts'

/** More than a team has open at once, nearly always; all of them stand in Deals. */
const OPEN_LOOKED_AT = 100
const DEALS_SHOWN = 5
const EARNINGS_SHOWN = 4

/** The first page of a workspace: what needs its people now, who gets what, and each other part at a glance. */
export async function loadOverview(edge: MemberEdge, own: readonly OwnTeam[], asked: OwnTeam) {
  const { db, clock, settings } = edge
  const teamId = asked.team.id
  const month = spanOfMonth(monthOf(clock.now()))
  const [workspace, open, work, parts, sum, newest, services] = await Promise.all([
    loadWorkspace(edge, own, asked),
    listOpenTeamDeals(db, dealsSeenBy(edge, asked), OPEN_LOOKED_AT),
    countWorkOf(db, teamId),
    sumPartsOfTeam(db, teamId, month),
    sumTeamEarnings(db, teamId, month),
    listTeamEarnings(db, teamId, { most: EARNINGS_SHOWN }),
    countTeamServices(db, teamId),
  ])
  const deals = await showDeals(edge, open)
  return {
    ...workspace,
    people: workspace.people.map((person) => ({
      ...person,
      worksOn: work.get(person.id) ?? 0,
      earned: parts.get(person.id) ?? zero,
    })),
    ours: deals
      .filter(({ isYours }) => isYours)
      .map(({ id, title, step, until, isLate }) => ({ id, title, step, until, isLate })),
    deals: deals.slice(0, DEALS_SHOWN),
    sentBack: services.get('rejected') ?? 0,
    month: { at: month.from, sum },
    earnings: (await findSplits(db, newest)).map(showEarning),
    currency: settings.currency,
  }
}
export type OverviewData = Awaited<ReturnType<typeof loadOverview>>
