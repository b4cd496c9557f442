import type { CachedEdge } from '#app/edge.ts'
import { countPosts, findPostCards, listPosts } from '#domain/blog/index.ts'
import { cleanQuery } from '../search/sections/query.ts'
import { limitSearch } from '../search/search-limits.server.ts'
import { showPosts } from './post-view.ts'

/** A large one, and twelve below it. */
const A_PAGE = 13
const FOUND_MOST = 40
const TABS_MOST = 6

const blogAddress = (tag: string) => `/blog?tag=${encodeURIComponent(tag)}`

export async function loadBlog({ db, url, settings, clock, page, search }: CachedEdge) {
  const words = cleanQuery(url.searchParams.get('q'))
  const { all, tags } = await countPosts(db)
  const asked = url.searchParams.get('tag')
  const tag = tags.find((one) => one.tag === asked)
  const isSearch = words !== ''
  if (isSearch) limitSearch(page.address, clock.now())
  const listed = tag?.posts ?? (asked === null ? all : 0)
  const pages = isSearch ? 1 : Math.max(1, Math.ceil(listed / A_PAGE))
  const wanted = Math.min(
    pages,
    Math.max(1, Number(/^\d{1,4}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1)),
  )
  const cards = isSearch
    ? await findPostCards(db, await findIds(search, words))
    : await listPosts(db, { tag: asked ?? undefined, offset: (wanted - 1) * A_PAGE, most: A_PAGE })
  const shown = await showPosts(db, cards, {
    now: clock.now(),
    marketplaceName: settings.marketplaceName,
    isLed: !isSearch && wanted === 1,
  })
  for (const one of shown.tags) page.tags.add(one)
  return {
    all,
    words,
    tag: asked,
    page: wanted,
    pages,
    tabs: tags.slice(0, TABS_MOST).map((one) => ({
      label: one.tag,
      to: blogAddress(one.tag),
      count: one.posts,
      current: !isSearch && one.tag === asked,
    })),
    entries: shown.entries,
  }
}

async function findIds(search: CachedEdge['search'], words: string): Promise<string[]> {
  const { found } = await search.page(
    { words, exactly: true, filters: { kind: 'post' }, sort: 'relevance' },
    { offset: 0, most: FOUND_MOST },
  )
  return found.map(({ id }) => id)
}
