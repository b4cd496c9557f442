import type { CachedEdge } from '#app/edge.ts'
import { showPeople } from '#app/shared/teams/team-people.server.ts'
import { countryName, languageName } from '#domain/accounts/index.ts'
import {
  countTeams,
  listPeopleOfTeams,
  listTeamChoices,
  listTeams,
  readDirectoryFilters,
} from '#domain/teams/index.ts'

const A_PAGE = 20
const MOST_PAGES = 50

/** The directory as the address asks for it. */
export async function loadTeams({ db, url, page }: CachedEdge) {
  const filters = readDirectoryFilters(url.searchParams)
  const asked = /^[1-9]\d?$/.test(url.searchParams.get('page') ?? '')
    ? Number(url.searchParams.get('page'))
    : 1
  const number = Math.min(asked, MOST_PAGES)
  const [count, rows, choices] = await Promise.all([
    countTeams(db, filters),
    listTeams(db, filters, { limit: A_PAGE, offset: (number - 1) * A_PAGE }),
    listTeamChoices(db),
  ])
  const byTeam = await listPeopleOfTeams(
    db,
    rows.map(({ id }) => id),
  )
  const people = await showPeople(db, [...byTeam.values()].flat())
  const faces = new Map(people.map((person) => [person.id, person]))
  for (const { id } of people) page.tags.add(`member:${id}`)
  return {
    filters,
    count,
    page: number,
    pages: Math.min(MOST_PAGES, Math.ceil(count / A_PAGE)),
    choices: {
      languages: choices.languages.map((value) => ({ value, label: languageName(value) })),
      skills: choices.skills.map((value) => ({ value, label: value })),
    },
    teams: rows.map(({ id, slug, name, headline, country, skills, people: size }) => ({
      slug,
      name,
      headline,
      country: country ? countryName(country) : '',
      skills: skills.slice(0, 6),
      size,
      faces: (byTeam.get(id) ?? []).map(({ memberId }) => {
        const face = faces.get(memberId)
        return { name: face?.name ?? '', src: face?.avatar }
      }),
    })),
  }
}
