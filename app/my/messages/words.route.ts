import { reading } from '#app/edge.ts'
import { threadIntents } from './act-on-thread.ts'

/** Where a page with script sends what the forms of a conversation send: it is answered without a page. */
export const action = threadIntents

export const loader = reading(
  () => new Response('Messages are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)
