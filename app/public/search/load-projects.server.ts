import type { CachedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { showProjects } from '#app/shared/projects/show-projects.server.ts'
import { MOST_PAGES } from '#app/shared/works/listing/read-listing.ts'
import { listProjectCards, PROJECTS_A_PAGE } from '#domain/projects/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import { isUnread } from './is-unread.ts'
import type { AskedSearch } from './read-search.ts'
import { viewProjectWhy } from '../../shared/search/why-view.ts'

export function projectsQuery({ words, exactly }: AskedSearch, hidden: ReadonlySet<string>): SearchQuery {
  return { words, exactly, filters: { kind: 'project', withoutOwners: [...hidden] }, sort: 'relevance' }
}

/** Open projects that have the words, best match first. */
export async function loadFoundProjects(edge: CachedEdge, asked: AskedSearch, count: number) {
  const { db, search, page: cachedPage, settings, clock } = edge
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(count / PROJECTS_A_PAGE)))
  const page = Math.min(asked.listing.page, pages)
  const { found, readAs, nearest } = await search.page(projectsQuery(asked, await findHidden(edge)), {
    offset: (page - 1) * PROJECTS_A_PAGE,
    most: PROJECTS_A_PAGE,
  })
  const ids = found.map(({ id }) => id)
  const cards = await listProjectCards(db, ids, { isMember: false })
  for (const id of ids) cachedPage.tags.add(`project:${id}`)
  const ranked = ids.flatMap((id) => cards.find((one) => one.id === id) ?? [])
  const whys = new Map(
    found.map(({ id, why }, at) => [id, viewProjectWhy(why, (page - 1) * PROJECTS_A_PAGE + at + 1)]),
  )
  const rows = await showProjects(db, ranked, settings.currency)
  return {
    rows: rows.map((row) => ({ ...row, why: whys.get(row.id) })),
    page,
    pages,
    readAs,
    nearest,
    isUnread: isUnread(asked, found),
    now: clock.now(),
  }
}
