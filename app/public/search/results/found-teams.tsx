import { TeamFilter } from '#app/shared/teams/found/team-filter.tsx'
import { TeamRow } from '#app/shared/teams/found/team-row.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import type { LoadedSearch } from '../load-search.server.ts'
import { NothingFound } from './nothing-found.tsx'
import { Why } from './why.tsx'

/** Teams, with what they can be narrowed to. */
export function FoundTeamsBody({ found: { teams, words } }: { found: LoadedSearch }) {
  if (!teams) return null
  const { asked, choices, rows, nearest, page, pages } = teams
  return (
    <>
      <TeamFilter asked={asked} choices={choices} action="/search" otherParams={{ in: 'teams' }} />
      {rows.length === 0 ? (
        <NothingFound words={words} nearest={nearest === undefined ? undefined : { words: nearest }} />
      ) : (
        <ol className="team-list">
          {rows.map((team) => (
            <TeamRow key={team.id} team={team}>
              <Why id={`why-${team.id}`} why={team.why} />
            </TeamRow>
          ))}
        </ol>
      )}
      <Pagination page={page} pages={pages} />
    </>
  )
}
