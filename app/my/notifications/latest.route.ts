import { memberOnly, reading } from '#app/edge.ts'
import { findNotificationBox, listNotifications } from '#domain/notifications/index.ts'
import type { LatestNotifications } from '#app/shared/frame/bell/latest-notifications.ts'
import { ownOnly } from './own-only.ts'

const SHOWN = 10

/** What the bell in the head shows: how many are unread, and the latest ten. */
export const loader = reading(
  memberOnly(async (edge) => {
    ownOnly(edge)
    const { db, actor, clock } = edge
    const [{ unread, lastNumber }, rows] = await Promise.all([
      findNotificationBox(db, actor.id),
      listNotifications(db, { memberId: actor.id, most: SHOWN }),
    ])
    const latest = rows.map(({ number, kind, title, line, at, readAt }) => ({
      number,
      kind,
      title,
      line,
      at: at.toISOString(),
      isNew: readAt === null,
    }))
    const told: LatestNotifications = { unread, lastNumber, now: clock.now().toISOString(), latest }
    return Response.json(told, {
      headers: { 'Cache-Control': 'no-store' },
    })
  }),
)
