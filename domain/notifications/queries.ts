import { and, asc, count, desc, eq, isNull, lt, notInArray, sql, type SQLWrapper } from 'drizzle-orm'
import {
  countedKinds,
  isCounted,
  notificationKinds,
  type NotificationKind,
} from '#domain/accounts/members/notification-channels.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { notification, notificationBox } from './schema.server.ts'

const shown = {
  number: notification.number,
  kind: notification.kind,
  thing: notification.thing,
  title: notification.title,
  line: notification.line,
  link: notification.link,
  who: notification.who,
  byId: notification.byId,
  sum: notification.sum,
  at: notification.at,
  readAt: notification.readAt,
}

export type ShownNotification = {
  number: number
  kind: string
  thing: string
  title: string
  line: string
  link: string
  who: string
  byId: string | null
  sum: string
  at: Date
  readAt: Date | null
}

type Asked = {
  memberId: string
  kind?: NotificationKind | undefined
  isUnread?: boolean | undefined
  /** Only older ones than this. */
  before?: number | undefined
  most: number
}

/** A member's own, the newest first; older pages begin where the one before ended. */
export function listNotifications(
  db: Db,
  { memberId, kind, isUnread, before, most }: Asked,
): Promise<ShownNotification[]> {
  return db
    .select(shown)
    .from(notification)
    .where(
      and(
        eq(notification.memberId, memberId),
        notInArray(notification.kind, [...countedKinds]),
        kind === undefined ? undefined : eq(notification.kind, kind),
        isUnread ? isNull(notification.readAt) : undefined,
        before === undefined ? undefined : lt(notification.number, before),
      ),
    )
    .orderBy(desc(notification.number))
    .limit(most)
}

/** How many a member has not read, and the number of their latest: one row by its key. */
export async function findNotificationBox(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<{ unread: number; lastNumber: number }> {
  const [box] = await db
    .select({ unread: notificationBox.unread, lastNumber: notificationBox.lastNumber })
    .from(notificationBox)
    .where(eq(notificationBox.memberId, memberId))
    // With every page of a member: planned once a connection.
    .prepare('find_notification_box')
    .execute()
  return box ?? { unread: 0, lastNumber: 0 }
}

/** How much a member was told and has not read, as part of a larger question. */
export const unreadNotificationsOf = (memberId: SQLWrapper) =>
  sql<number>`coalesce((select ${notificationBox.unread} from ${notificationBox} where ${notificationBox.memberId} = ${memberId}), 0)`

/** Whether a member was told of something of this sort that they have not read, as part of a larger question. */
export const hasUnreadAbout = (sort: string, memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${notification} where ${notification.memberId} = ${memberId}
    and ${notification.readAt} is null and starts_with(${notification.thing}, ${`${sort}:`}))`

/** Of which kinds a member was told anything: each is one look into the index, however much there is. */
export async function listKindsOf(db: Db, memberId: string): Promise<string[]> {
  const kinds = notificationKinds.filter(({ kind }) => !isCounted(kind)).map(({ kind }) => sql`(${kind})`)
  const { rows } = await db.execute<{ kind: string }>(sql`
    select known.kind from (values ${sql.join(kinds, sql`, `)}) as known (kind)
    where exists (select 1 from ${notification} where member_id = ${memberId}::uuid and kind = known.kind)`)
  return rows.map(({ kind }) => kind)
}

/** So many of the latest are looked at: nobody is told an exact number beyond it. */
const COUNTED_MOST = 500

/** How many of each kind wait unread, among the latest. */
export async function countUnreadByKind(db: Db, memberId: string): Promise<Map<string, number>> {
  const latest = db
    .select({ kind: notification.kind })
    .from(notification)
    .where(and(eq(notification.memberId, memberId), isNull(notification.readAt)))
    .orderBy(desc(notification.number))
    .limit(COUNTED_MOST)
    .as('latest')
  const rows = await db.select({ kind: latest.kind, unread: count() }).from(latest).groupBy(latest.kind)
  return new Map(rows.map(({ kind, unread }) => [kind, unread]))
}

/** All that a member was told in the last year, for their own file. */
export async function exportNotifications(db: Db, memberId: string) {
  return db
    .select({ ...shown })
    .from(notification)
    .where(eq(notification.memberId, memberId))
    .orderBy(asc(notification.number))
}
