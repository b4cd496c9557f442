import type { CachedEdge } from '#app/edge.ts'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import { listIdeasOf } from '#domain/ideas/index.ts'
import type { SearchQuery } from '#domain/search/index.ts'
import type { Slice } from './page-of.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'

const EXCERPT = 180

export function ideasQuery(words: string): SearchQuery {
  return { words, exactly: true, filters: { kind: 'idea' }, sort: 'relevance' }
}

/** Ideas of members that have the words: whoever asks for them has looked who is signed in. */
export async function loadFoundIdeas({ db, search }: CachedEdge, words: string, slice: Slice) {
  const { found } = await search.page(ideasQuery(words), slice)
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
