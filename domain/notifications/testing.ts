import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { notification, pushMessage } from './schema.server.ts'

/** What a member was told, the oldest first. */
export function toldTo(db: Db, memberId: string) {
  return db
    .select()
    .from(notification)
    .where(eq(notification.memberId, memberId))
    .orderBy(asc(notification.number))
}

export function pushesTo(db: Db, memberId: string) {
  return db.select().from(pushMessage).where(eq(pushMessage.memberId, memberId))
}
