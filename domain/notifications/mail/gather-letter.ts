import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { findPerson, isChannelOn, type NotificationKind } from '#domain/accounts/index.ts'
import { isCounted } from '#domain/accounts/members/notification-channels.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { releaseTime } from '#platform/jobs/release-time.ts'
import { lockBoxes } from '../boxes.ts'
import type { SummaryThing } from '../events.ts'
import { notification } from '../schema.server.ts'

type Waiting = Pick<
  typeof notification.$inferSelect,
  'number' | 'kind' | 'thing' | 'title' | 'line' | 'link' | 'readAt' | 'mailDueAt'
>

/**
 * What waited for company and is due goes out in one letter. It stops waiting in the same transaction in which the letter is written,
 * so the job may run any number of times. What was read meanwhile, or turned off, needs no letter.
 */
export async function gatherLetter(tx: Transaction, memberId: string): Promise<void> {
  await lockBoxes(tx, [memberId])
  const waiting = await listWaiting(tx, memberId)
  const due = dueOf(waiting, tx.now)
  if (due.length === 0) return comeBackFor(tx, memberId, waiting)
  const person = await findPerson(tx.db, memberId)
  const isWanted = ({ readAt, kind }: Waiting) =>
    readAt === null && person !== undefined && isChannelOn(person.channels, kind as NotificationKind, 'email')
  const wanted = due.filter(isWanted)
  await stopWaiting(tx, memberId, due, null)
  await stopWaiting(tx, memberId, wanted, tx.now)
  if (wanted.length === 0) return
  await tx.announce({
    kind: 'notifications.summary-due',
    memberId,
    things: groupByThing(wanted),
    count: wanted.length,
    kinds: [...new Set(wanted.map(({ kind }) => kind as NotificationKind))],
  })
}

const listWaiting = (tx: Transaction, memberId: string): Promise<Waiting[]> =>
  tx.db
    .select()
    .from(notification)
    .where(and(eq(notification.memberId, memberId), isNotNull(notification.mailDueAt)))
    .orderBy(asc(notification.number))

/** With the first conversation that is due go all that wait: one letter for all of them. */
function dueOf(waiting: readonly Waiting[], now: Date): Waiting[] {
  const isDue = ({ mailDueAt }: Waiting) => mailDueAt !== null && mailDueAt <= now
  const isTaken = waiting.some((one) => isCounted(one.kind) && one.readAt === null && isDue(one))
  return waiting.filter((one) => isDue(one) || (isTaken && isCounted(one.kind)))
}

/** The job was released by the database's clock, and nobody else asks again: where this one is behind, it would be the letter's end. */
async function comeBackFor(tx: Transaction, memberId: string, waiting: readonly Waiting[]): Promise<void> {
  const times = waiting.flatMap(({ mailDueAt }) => mailDueAt?.getTime() ?? [])
  if (times.length === 0) return
  const at = await releaseTime(tx, new Date(Math.min(...times)))
  await tx.announce({ kind: 'notifications.letter-planned', memberId, at: at.toISOString() })
}

async function stopWaiting(
  tx: Transaction,
  memberId: string,
  which: readonly Waiting[],
  mailedAt: Date | null,
): Promise<void> {
  if (which.length === 0) return
  const numbers = which.map(({ number }) => number)
  await tx.db
    .update(notification)
    .set({ mailDueAt: null, mailedAt })
    .where(and(eq(notification.memberId, memberId), inArray(notification.number, numbers)))
}

/** Each thing with its lines in the order of time; the letter leads to the place of the latest. */
function groupByThing(waiting: readonly Waiting[]): SummaryThing[] {
  return [...Map.groupBy(waiting, ({ thing }) => thing).values()].map((lines) => ({
    title: lines.at(-1)?.title ?? '',
    lines: lines.map(({ line }) => line),
    link: lines.at(-1)?.link ?? '/my/notifications',
  }))
}
