import type { MemberEdge } from '#app/edge.ts'
import { readPage } from '#app/shared/read-page.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import {
  countTeamDeals,
  listTeamDeals,
  listWorkersOf,
  OWN_DEALS_A_PAGE,
  type OwnDeal,
} from '#domain/deals/index.ts'
import { dealStates } from '#domain/deals/states.ts'
import { dealRow } from '../orders/deal-row.ts'
import { readDealsAsked } from '../orders/read-asked.ts'
import { dealsSeenBy } from './deals-seen-by.ts'
import { expectAskedTeam } from './find-asked-team.ts'
import { loadHead } from './load-head.ts'

/** The team's deals as the address asks for them: with whom, who works on each, and whose move it is. */
export async function loadDeals(edge: MemberEdge) {
  const { db, url, settings } = edge
  const { own, asked } = await expectAskedTeam(edge)
  const which = dealsSeenBy(edge, asked)
  const { state, words, sort, page: pageAsked } = readDealsAsked(url.searchParams)
  const [head, counts, { rows, count, page, pages }] = await Promise.all([
    loadHead(edge, own, asked),
    countTeamDeals(db, which),
    readPage(pageAsked, OWN_DEALS_A_PAGE, (number) =>
      listTeamDeals(db, which, { state, words: words || undefined, sort, page: number }),
    ),
  ])
  return {
    head,
    deals: await showDeals(edge, rows),
    counts: dealStates.map((name) => ({ state: name, count: counts.get(name) ?? 0 })),
    all: [...counts.values()].reduce((sum, one) => sum + one, 0),
    filters: { state, words, sort },
    count,
    page,
    pages,
    currency: settings.currency,
  }
}

/** Deals as lines of the team's lists: not said for whom, since all are the team's. */
export async function showDeals(
  { db, clock, viewer }: Pick<MemberEdge, 'db' | 'clock' | 'viewer'>,
  rows: readonly OwnDeal[],
) {
  const workers = await listWorkersOf(
    db,
    rows.map(({ id }) => id),
  )
  const faces = await findFaces(db, [
    ...rows.flatMap(({ otherId }) => otherId ?? []),
    ...[...workers.values()].flat(),
  ])
  const at = { as: 'seller', faces, teams: new Map(), now: clock.now(), timeZone: viewer.timeZone } as const
  return rows.map((row) => ({
    ...dealRow(row, at),
    workers: (workers.get(row.id) ?? []).map((id) => ({
      name: faces.get(id)?.displayName ?? 'Somebody',
      src: avatarUrl(faces.get(id)?.avatarKey ?? null, 64),
    })),
  }))
}
