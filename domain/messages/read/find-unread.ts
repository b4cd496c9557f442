import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { messageReader } from '../schema.server.ts'

/** How many conversations of a member have something unread: kept, so that every page may ask. */
export async function findUnread(db: Db | DrizzleTransaction, memberId: string): Promise<number> {
  const [found] = await db
    .select({ unread: messageReader.unread })
    .from(messageReader)
    .where(eq(messageReader.memberId, memberId))
    // With every page of a member: planned once a connection.
    .prepare('find_unread_messages')
    .execute()
  return found?.unread ?? 0
}

/** The same as part of a larger question. */
export const unreadMessagesOf = (memberId: SQLWrapper) =>
  sql<number>`coalesce((select ${messageReader.unread} from ${messageReader} where ${messageReader.memberId} = ${memberId}), 0)`
