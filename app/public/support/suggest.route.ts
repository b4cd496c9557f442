import { reading } from '#app/edge.ts'
import { limitSuggestions } from '../search/search-limits.server.ts'
import { suggestArticles } from '#app/shared/help/suggest-articles.server.ts'
import { readWords } from '#platform/text/read-words.ts'

const WORDS_MOST = 300

/** What may answer a question while it is typed. */
export const loader = reading(async (edge) => {
  limitSuggestions(edge.page.address, edge.clock.now())
  const words = readWords(edge.url.searchParams.get('q'), WORDS_MOST)
  return Response.json(await suggestArticles(edge, words), {
    headers: { 'Cache-Control': 'private, max-age=60' },
  })
})
