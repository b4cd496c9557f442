import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import {
  listTeamsForAdmin,
  readAdminTeamFilters,
  sumEarningsOfTeams,
  TEAMS_A_PAGE,
  VOLUME_DAYS,
} from '#domain/teams/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { zero } from '#platform/money/money.ts'

const PAGES_MOST = 200

/** Teams as the address asks for them, whatever their state. */
export async function loadTeams({ db, actor, url, clock, settings }: MemberEdge) {
  const filters = readAdminTeamFilters(url.searchParams)
  const typed = url.searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(typed) ? Math.min(Number(typed), PAGES_MOST) : 1
  const now = clock.now()
  const found = await listTeamsForAdmin(db, actor, { ...filters, page, now })
  const rows = found.slice(0, TEAMS_A_PAGE)
  const [faces, sums] = await Promise.all([
    findFaces(
      db,
      rows.map(({ ownerId }) => ownerId),
    ),
    sumEarningsOfTeams(
      db,
      rows.map(({ id }) => id),
      addDays(now, -VOLUME_DAYS),
    ),
  ])
  return {
    filters,
    page,
    pages: found.length > TEAMS_A_PAGE ? page + 1 : page,
    now,
    currency: settings.currency,
    query: url.search,
    rows: rows.map(({ id, name, slug, state, people, startedAt, ownerId }) => ({
      id,
      name,
      slug,
      state,
      people,
      startedAt,
      releasedMinor: sums.get(id)?.releasedMinor ?? zero,
      owner: { id: ownerId, name: faces.get(ownerId)?.displayName ?? 'A member who left' },
    })),
  }
}
export type AdminTeams = Awaited<ReturnType<typeof loadTeams>>
