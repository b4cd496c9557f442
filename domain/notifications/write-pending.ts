import { sql } from 'drizzle-orm'
import { isCounted } from '#domain/accounts/members/notification-channels.ts'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockBoxes, lowerUnread } from './boxes.ts'
import { markRead } from './mark-rows.ts'
import type { NewNotification, Pending } from './new-notification.ts'
import { queuePushes } from './push/queue-pushes.ts'
import { notification, notificationBox } from './schema.server.ts'
import { takeOverCounted } from './take-over-counted.ts'

const AT_ONCE = 500

/** Everything that a transaction says to members, in one go: first what lost its cause, then what is new. */
export async function writePending(tx: Transaction, { added, settled }: Pending): Promise<void> {
  const members = [...new Set([...added, ...settled].map(({ memberId }) => memberId))].toSorted()
  for (let from = 0; from < members.length; from += AT_ONCE) {
    const some = new Set(members.slice(from, from + AT_ONCE))
    const isOfSome = ({ memberId }: { memberId: string }) => some.has(memberId)
    const settledFor = await settle(tx, settled.filter(isOfSome))
    await add(tx, added.filter(isOfSome))
    const listed = added.filter((one) => isOfSome(one) && !isCounted(one.kind))
    const memberIds = [...new Set([...settledFor, ...listed.map(({ memberId }) => memberId)])]
    if (memberIds.length > 0) await tx.announce({ kind: 'notifications.changed', memberIds })
  }
}

/** Answers with those for whom the list became shorter. */
async function settle(tx: Transaction, settled: Pending['settled']): Promise<string[]> {
  const known = await lockBoxes(
    tx,
    settled.map(({ memberId }) => memberId),
  )
  const settledFor: string[] = []
  for (const { memberId, ...which } of settled.filter((one) => known.has(one.memberId))) {
    const marked = await markRead(tx, memberId, which)
    await lowerUnread(tx, memberId, marked)
    if (marked > 0) settledFor.push(memberId)
  }
  return settledFor
}

/** Numbers are given under the lock of the member's row, so that a later one is always larger. */
async function add(tx: Transaction, added: readonly NewNotification[]): Promise<void> {
  if (added.length === 0) return
  const byMember = Map.groupBy(added, ({ memberId }) => memberId)
  const boxes = await tx.db
    .insert(notificationBox)
    .values(
      [...byMember]
        .map(([memberId, own]) => ({
          memberId,
          lastNumber: own.length,
          unread: own.filter(({ kind }) => !isCounted(kind)).length,
        }))
        .toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: notificationBox.memberId,
      set: {
        lastNumber: sql`${notificationBox.lastNumber} + excluded.last_number`,
        unread: sql`${notificationBox.unread} + excluded.unread`,
      },
    })
    .returning({ memberId: notificationBox.memberId, last: notificationBox.lastNumber })
  const numbers = boxes.flatMap(({ memberId, last }) => {
    const own = byMember.get(memberId) ?? []
    return own.map((one, index) => ({ ...one, number: last - own.length + index + 1 }))
  })
  const numbered = await takeOverCounted(tx, numbers)
  const rows = numbered.map(({ isPushed: _isPushed, ...row }) => row)
  writeSoon(tx.db, { query: tx.db.insert(notification).values(rows) })
  await askForLetters(tx, numbered)
  await queuePushes(
    tx,
    numbered.filter(({ isPushed }) => isPushed),
  )
}

/** What waits for company is gathered at its time. */
async function askForLetters(tx: Transaction, added: readonly NewNotification[]): Promise<void> {
  const due = new Map(
    added.flatMap(({ memberId, mailDueAt }) =>
      mailDueAt ? [[`${memberId} ${mailDueAt.getTime()}`, { memberId, at: mailDueAt.toISOString() }]] : [],
    ),
  )
  for (const one of due.values()) await tx.announce({ kind: 'notifications.letter-planned', ...one })
}
