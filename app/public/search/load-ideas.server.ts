import type { CachedEdge } from '#app/edge.ts'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import { listIdeasOf } from '#domain/ideas/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'

const IDEAS_MOST = 20
const EXCERPT = 180

export function ideasQuery(words: string): SearchQuery {
  return { words, exactly: true, filters: { kind: 'idea' }, sort: 'relevance' }
}

/** Ideas of members that have the words: whoever asks for them has looked who is signed in. */
export async function loadFoundIdeas({ db, search }: CachedEdge, words: string) {
  const { found } = await search.page(ideasQuery(words), { offset: 0, most: IDEAS_MOST })
  const rows = await listIdeasOf(
    db,
    found.map(({ id }) => id),
  )
  return rows.map(({ number, title, text, votes }) => ({
    to: ideaPath(number),
    title,
    summary: withoutMarkup(text).replace(/\s+/g, ' ').slice(0, EXCERPT).toWellFormed(),
    votes,
  }))
}
