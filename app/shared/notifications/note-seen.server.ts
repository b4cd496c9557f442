import type { Edge } from '#app/edge.ts'
import { findNotificationBox, markNotificationsRead } from '#domain/notifications/index.ts'

/** Whoever looks at a thing has read what they were told about it. Almost always there is nothing to mark, which one row says. */
export async function noteSeen(
  edge: Pick<Edge, 'db' | 'transaction' | 'page'>,
  thing: string,
): Promise<void> {
  const { db, transaction, page } = edge
  if (!page.viewer || page.viewer.viewedBy) return
  const { actor } = page.viewer
  const { unread } = await findNotificationBox(db, actor.id)
  if (unread > 0) await transaction((tx) => markNotificationsRead(tx, actor, { thing }))
}
