import { asc, eq, inArray, sql } from 'drizzle-orm'
import { askWithWrites } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { notificationBox } from './schema.server.ts'

/**
 * Whoever changes what a member has read holds their row first, in the order of members, so that counts stay right. Answers with those who have
 * one: the others were never told anything.
 */
export async function lockBoxes(tx: Transaction, memberIds: readonly string[]): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const boxes = tx.db
    .select({ memberId: notificationBox.memberId })
    .from(notificationBox)
    .where(inArray(notificationBox.memberId, [...new Set(memberIds)]))
    .orderBy(asc(notificationBox.memberId))
    .for('update')
  const held = await askWithWrites<{ member_id: string }>(tx.db, { boxes }, sql`select member_id from boxes`)
  return new Set(held.map((box) => box.member_id))
}

export async function lowerUnread(tx: Transaction, memberId: string, by: number): Promise<void> {
  if (by === 0) return
  await tx.db
    .update(notificationBox)
    .set({ unread: sql`${notificationBox.unread} - ${by}` })
    .where(eq(notificationBox.memberId, memberId))
}
