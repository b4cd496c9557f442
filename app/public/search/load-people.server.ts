import type { CachedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { MOST_PAGES } from '#app/shared/works/listing/read-listing.ts'
import { hallmarkOf } from '#app/shared/works/to-service-card.ts'
import { avatarUrl, describeMembers, findFaces } from '#domain/accounts/index.ts'
import { findReputations, memberQualityParts } from '#domain/reputation/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import type { HallmarkLevel } from '#app/ui/hallmark/hallmark.tsx'
import { isUnread } from './is-unread.ts'
import type { AskedSearch } from './read-search.ts'
import { viewPersonWhy, type WhyView } from '../../shared/search/why-view.ts'

export type FoundPerson = {
  id: string
  to: string
  name: string
  username: string
  src: string | null
  headline: string
  skills: string[]
  level: { level: HallmarkLevel; label: string } | undefined
  why: WhyView
}

type FoundPeople = {
  rows: FoundPerson[]
  page: number
  pages: number
  readAs: string | undefined
  nearest: string | undefined
  /** Nothing that was typed could be looked for. */
  isUnread: boolean
}

const PEOPLE_A_PAGE = 20
const SKILLS_SHOWN = 6

export function peopleQuery({ words, exactly }: AskedSearch, hidden: ReadonlySet<string>): SearchQuery {
  return { words, exactly, filters: { kind: 'member', withoutOwners: [...hidden] }, sort: 'relevance' }
}

export async function loadPeople(edge: CachedEdge, asked: AskedSearch, count: number): Promise<FoundPeople> {
  const { db, search, page: cachedPage } = edge
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(count / PEOPLE_A_PAGE)))
  const page = Math.min(asked.listing.page, pages)
  const { found, readAs, nearest } = await search.page(peopleQuery(asked, await findHidden(edge)), {
    offset: (page - 1) * PEOPLE_A_PAGE,
    most: PEOPLE_A_PAGE,
  })
  const ids = found.map(({ id }) => id)
  const [described, faces, reputations] = await Promise.all([
    describeMembers(db, ids),
    findFaces(db, ids),
    findReputations(db, ids),
  ])
  for (const id of ids) cachedPage.tags.add(`member:${id}`)
  const rows = found.flatMap(({ id, why }, at) => {
    const person = described.find((one) => one.id === id)
    if (!person) return []
    const reputation = reputations.get(id)
    return {
      id,
      to: `/user/${person.username}`,
      name: person.displayName,
      username: person.username,
      src: avatarUrl(faces.get(id)?.avatarKey ?? null) ?? null,
      headline: person.headline,
      skills: person.skills.slice(0, SKILLS_SHOWN),
      level: hallmarkOf(reputation?.level ?? 'new'),
      why: viewPersonWhy(why, (page - 1) * PEOPLE_A_PAGE + at + 1, memberQualityParts(reputation)),
    }
  })
  return { rows, page, pages, readAs, nearest, isUnread: isUnread(asked, found) }
}
