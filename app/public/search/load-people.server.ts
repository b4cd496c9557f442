import type { Edge } from '#app/edge.ts'
import { MOST_PAGES } from '#app/works/listing/read-listing.ts'
import { hallmarkOf } from '#app/works/service-work.ts'
import { avatarUrl, describeMembers, findFaces } from '#domain/accounts/index.ts'
import { findLevels } from '#domain/standing/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import type { HallmarkLevel } from '#app/ui/hallmark/hallmark.tsx'
import type { AskedSearch } from './read-search.ts'

export type FoundPerson = {
  id: string
  to: string
  name: string
  username: string
  src: string | null
  headline: string
  skills: string[]
  level: { level: HallmarkLevel; label: string } | undefined
}

export type FoundPeople = { rows: FoundPerson[]; page: number; pages: number; readAs: string | undefined }

const PEOPLE_A_PAGE = 20
const SKILLS_SHOWN = 6

export function peopleQuery({ words, exactly }: AskedSearch): SearchQuery {
  return { words, exactly, filters: { kind: 'member' }, sort: 'relevance' }
}

export async function loadPeople(edge: Edge, asked: AskedSearch, count: number): Promise<FoundPeople> {
  const { db, search, page: kept } = edge
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(count / PEOPLE_A_PAGE)))
  const page = Math.min(asked.listing.page, pages)
  const { found, readAs } = await search.page(peopleQuery(asked), {
    offset: (page - 1) * PEOPLE_A_PAGE,
    most: PEOPLE_A_PAGE,
  })
  const ids = found.map(({ id }) => id)
  const [described, faces, levels] = await Promise.all([
    describeMembers(db, ids),
    findFaces(db, ids),
    findLevels(db, ids),
  ])
  for (const id of ids) kept.tags.add(`member:${id}`)
  const rows = ids.flatMap((id) => {
    const person = described.find((one) => one.id === id)
    if (!person) return []
    return {
      id,
      to: `/user/${person.username}`,
      name: person.displayName,
      username: person.username,
      src: avatarUrl(faces.get(id)?.avatarKey ?? null) ?? null,
      headline: person.headline,
      skills: person.skills.slice(0, SKILLS_SHOWN),
      level: hallmarkOf(levels.get(id) ?? 'new'),
    }
  })
  return { rows, page, pages, readAs }
}
