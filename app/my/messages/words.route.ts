import { reading } from '#app/edge.ts'
import { wordsIntents } from './act-on-thread.ts'

/** Where a page with script sends what is written in a conversation: it is answered without a page. */
export const action = wordsIntents

export const loader = reading(
  () => new Response('Messages are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)
