import { asc, eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { quickReply } from '../schema.server.ts'

export type QuickReply = { id: string; text: string }

/** A member's own, in the order in which they were made. */
export async function listQuickReplies(db: Db | DrizzleTransaction, memberId: string): Promise<QuickReply[]> {
  return db
    .select({ id: quickReply.id, text: quickReply.text })
    .from(quickReply)
    .where(eq(quickReply.memberId, memberId))
    .orderBy(asc(quickReply.madeAt), asc(quickReply.id))
}

/** The name of whom they go to, wherever it was left open. */
export const fillName = (text: string, name: string): string => text.replaceAll('{name}', () => name)
