import { isChannelOn, type NotificationKind, type Person } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { mailMoment, mayWait } from './choices/delivery-rules.ts'
import { findDeliveries } from './choices/find-deliveries.ts'
import { lastMailedAt } from './mail/last-mailed.ts'
import { addNotification } from './pending.ts'

/** What happened, as it stands in the product. */
export type Told = {
  kind: NotificationKind
  thing: string
  title: string
  line: string
  link: string
  who: string
  byId: string | null
  sum: string
}

const TITLE_MOST = 200
const LINE_MOST = 400

/**
 * Tells a member of something in the product, and says whether its letter goes out now: one that waits for company, or for the
 * hour that the member chose, is written by a job from what stands here.
 */
export async function tellMember(
  tx: Transaction,
  { id: memberId, channels, timeZone }: Person,
  told: Told,
  { hasLetter, mayLetterWait }: { hasLetter: boolean; mayLetterWait: boolean },
): Promise<{ isMailedNow: boolean }> {
  const { kind, thing } = told
  if (!isChannelOn(channels, kind, 'product')) return { isMailedNow: hasLetter }
  const mailDueAt =
    hasLetter && mayLetterWait && mayWait(kind)
      ? await findMailMoment(tx, memberId, kind, thing, timeZone)
      : null
  const isMailedNow = hasLetter && mailDueAt === null
  addNotification(tx, {
    ...told,
    title: cut(told.title, TITLE_MOST),
    line: cut(told.line, LINE_MOST),
    memberId,
    at: tx.now,
    mailDueAt,
    mailedAt: isMailedNow ? tx.now : null,
    isPushed: isChannelOn(channels, kind, 'push'),
  })
  return { isMailedNow }
}

async function findMailMoment(
  tx: Transaction,
  memberId: string,
  kind: NotificationKind,
  thing: string,
  timeZone: string,
): Promise<Date | null> {
  const deliveryOf = await findDeliveries(tx.db, [memberId])
  const last = await lastMailedAt(tx, { memberId, kind, thing })
  const asked = { kind, delivery: deliveryOf(memberId), timeZone, now: tx.now, lastMailedAt: last }
  return mailMoment(asked) ?? null
}

function cut(words: string, most: number): string {
  const characters = [...words]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : words
}
