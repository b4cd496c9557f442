import { memberOnly, reading } from '#app/edge.ts'
import { readWords } from '#platform/text/read-words.ts'
import { findSimilar } from './similar.server.ts'

const WORDS_MOST = 200

/** Ideas like the one that is being typed. */
export const loader = reading(
  memberOnly(async (edge) => {
    const line = readWords(edge.url.searchParams.get('q'), WORDS_MOST)
    return Response.json(
      { ideas: await findSimilar(edge, line) },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  }),
)
