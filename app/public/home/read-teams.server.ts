import { showTeams } from '#app/shared/teams/found/show-teams.server.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'

const SHOWN = 4
/** Enough that those without figures can be left out. */
const LOOKED_AT = 12

/** The teams that served people best, by their own figures; one without any is not shown off. */
export async function readTeams(db: Db, search: Pick<SearchEngine, 'page'>, hidden: ReadonlySet<string>) {
  const { found } = await search.page(
    { words: '', filters: { kind: 'team', withoutOwners: [...hidden] }, sort: 'relevance' },
    { offset: 0, most: LOOKED_AT },
  )
  const ids = found.map(({ id }) => id)
  const teams = await showTeams(db, ids)
  return teams
    .filter(({ figures, rating }) => figures.length > 0 && rating !== null)
    .slice(0, SHOWN)
    .map(({ id, name, to, headline, src, level, rating, size }) => ({
      id,
      name,
      to,
      headline,
      src,
      level,
      rating,
      size,
    }))
}
export type HomeTeam = Awaited<ReturnType<typeof readTeams>>[number]
