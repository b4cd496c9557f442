import type { SharedEdge } from '#app/edge.ts'
import { readAskedTeams } from '#app/shared/teams/found/asked-teams.ts'
import { loadFoundTeams } from '#app/shared/teams/found/load-found-teams.server.ts'
import { leadToPresentCategory } from '#app/shared/works/listing/present-category.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import { limitSearch } from '../search/search-limits.server.ts'
import { cleanQuery } from '../search/sections/query.ts'

/** No tag can tell that another team would join a list. */
const CACHED_MS = 60_000
const WORKS_EACH = 4

/** The directory as the address asks for it. */
export async function loadTeams(edge: SharedEdge) {
  const { db, url, page, clock, sharing } = edge
  page.keepMostMs = CACHED_MS
  sharing.countsOthers = true
  const words = cleanQuery(url.searchParams.get('q'))
  if (words !== '') limitSearch(page.address, clock.now())
  const tree = shownTree(await findTree(db))
  await leadToPresentCategory(db, url, tree)
  const asked = readAskedTeams(url.searchParams, words, tree)
  const found = await loadFoundTeams(edge, asked, { tree, works: WORKS_EACH })
  return { ...found, tabs: tabsOf(url, found) }
}

/** The kinds of work, the other filters staying as they are. */
function tabsOf(
  url: URL,
  { categories, asked }: Pick<Awaited<ReturnType<typeof loadFoundTeams>>, 'categories' | 'asked'>,
) {
  const to = (path: string) => {
    const params = new URLSearchParams(url.search)
    params.delete('page')
    params.delete('category')
    if (path) params.set('category', path)
    return params.size > 0 ? `/teams?${params}` : '/teams'
  }
  if (categories.length === 0) return []
  const all = { to: to(''), label: 'All', current: !asked.category }
  return [
    all,
    ...categories.map(({ path, title, count }) => ({
      to: to(path),
      label: title,
      count,
      current: asked.category?.path === path,
    })),
  ]
}
