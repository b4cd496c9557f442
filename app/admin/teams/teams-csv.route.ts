import { csvFile } from '#app/csv-file.ts'
import { adminOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { listTeamsForFile, readAdminTeamFilters } from '#domain/teams/index.ts'

const HEAD = ['Id', 'Name', 'Address', 'State', 'People', 'Owner', 'Country', 'Started', 'Dissolved']

/** The teams that the page's filters show, all pages of them, as a file. */
export const loader = reading(
  adminOnly(async (edge) => {
    const { db, actor, url } = edge
    const teams = await listTeamsForFile(db, actor, readAdminTeamFilters(url.searchParams))
    const rows = teams.map((one) => [
      one.id,
      one.name,
      `/t/${one.slug}`,
      one.state,
      one.people,
      one.ownerId,
      one.country,
      one.startedAt.toISOString(),
      one.dissolvedAt?.toISOString(),
    ])
    await noteGivenOut(edge, { what: 'teams', rows: rows.length })
    return csvFile('teams.csv', HEAD, rows)
  }),
)
