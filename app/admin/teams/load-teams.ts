import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { listTeamsForAdmin, readAdminTeamFilters, TEAMS_A_PAGE } from '#domain/teams/index.ts'

const PAGES_MOST = 200

/** Teams as the address asks for them, whatever their state. */
export async function loadTeams({ db, actor, url, clock }: MemberEdge) {
  const filters = readAdminTeamFilters(url.searchParams)
  const typed = url.searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(typed) ? Math.min(Number(typed), PAGES_MOST) : 1
  const found = await listTeamsForAdmin(db, actor, { ...filters, page })
  const rows = found.slice(0, TEAMS_A_PAGE)
  const faces = await findFaces(
    db,
    rows.map(({ ownerId }) => ownerId),
  )
  return {
    filters,
    page,
    pages: found.length > TEAMS_A_PAGE ? page + 1 : page,
    now: clock.now(),
    query: url.search,
    rows: rows.map(({ id, name, slug, state, people, startedAt, ownerId }) => ({
      id,
      name,
      slug,
      state,
      people,
      startedAt,
      owner: { id: ownerId, name: faces.get(ownerId)?.displayName ?? 'A member who left' },
    })),
  }
}
export type AdminTeams = Awaited<ReturnType<typeof loadTeams>>
