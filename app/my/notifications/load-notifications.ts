import type { MemberEdge } from '#app/edge.ts'
import { notificationKinds, type NotificationKind } from '#domain/accounts/members/notification-channels.ts'
import { findNotificationBox, listKindsOf, listNotifications } from '#domain/notifications/index.ts'
import { groupNotifications } from './group-notifications.ts'
import { ownOnly } from './own-only.ts'

const A_PAGE = 50

/** A member's notifications, as the address asks: of a kind, unread ones, older than one. */
export async function loadNotifications(edge: MemberEdge) {
  ownOnly(edge)
  const { db, actor, url, clock, viewer } = edge
  const said = url.searchParams.get('kind')
  const kind = notificationKinds.find((row) => row.kind === said)?.kind
  const isUnread = url.searchParams.has('unread')
  const before = numberIn(url.searchParams.get('before'))
  const [box, kinds, rows] = await Promise.all([
    findNotificationBox(db, actor.id),
    listKindsOf(db, actor.id),
    listNotifications(db, { memberId: actor.id, kind, isUnread, before, most: A_PAGE + 1 }),
  ])
  const shown = rows.slice(0, A_PAGE)
  return {
    ...box,
    isUnread,
    kind: kind ?? null,
    tabs: tabsFor(kinds, kind),
    days: groupNotifications(shown, { now: clock.now(), timeZone: viewer.timeZone }),
    older: rows.length > A_PAGE ? (shown.at(-1)?.number ?? null) : null,
    isFirst: before === undefined,
  }
}

export type NotificationsData = Awaited<ReturnType<typeof loadNotifications>>

/** Only kinds that the member has something of. */
function tabsFor(has: readonly string[], chosen: NotificationKind | undefined) {
  return notificationKinds
    .filter(({ kind }) => has.includes(kind) || kind === chosen)
    .map(({ kind, label }) => ({ kind, label }))
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
