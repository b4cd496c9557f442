import { memberOnly, reading } from '#app/edge.ts'
import { findUnread } from '#domain/messages/index.ts'
import { expectReader } from './expect-reader.ts'

/** How many conversations have something unread, for pages that are open already. */
export const loader = reading(
  memberOnly(async ({ db, actor }) => {
    expectReader({ actor })
    return Response.json(
      { unread: await findUnread(db, actor.id) },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  }),
)
