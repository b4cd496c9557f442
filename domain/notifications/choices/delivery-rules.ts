import { isAlwaysOn, type NotificationKind } from '#domain/accounts/members/notification-channels.ts'
import { isWithin, hourIn, nextHourIn } from './zoned-hours.ts'

/** How e-mail and push come to a member. */
export type Delivery = {
  /** Once a day at this hour of their day; null: at once. */
  dailyHour: number | null
  /** From which hour to which no push comes; null: at any time. */
  quiet: { from: number; until: number } | null
}

export const deliversAtOnce: Delivery = { dailyHour: null, quiet: null }

type Company = {
  minutes: number
  /** What goes together: what is about one thing, or all of a kind. */
  per: 'thing' | 'kind'
  /** Whether the first goes at once and the next wait, or the first waits as well. */
  first: 'at-once' | 'waits'
}

/** Which letters wait for company so that several are one. What is not here comes by itself, at once. */
export const companyOf: Partial<Record<NotificationKind, Company>> = {
  deals: { minutes: 10, per: 'thing', first: 'at-once' },
  proposals: { minutes: 60, per: 'kind', first: 'at-once' },
  // Whoever reads them within that time needs no letter.
  messages: { minutes: 10, per: 'kind', first: 'waits' },
}

/** Whether its letter may ever wait: what can't be turned off comes at once. */
export function mayWait(kind: NotificationKind): boolean {
  return !isAlwaysOn(kind, 'email')
}

type Asked = {
  kind: NotificationKind
  delivery: Delivery
  timeZone: string
  now: Date
  /** When the last letter that this one could keep company with was written. */
  lastMailedAt: Date | undefined
}

/** When the letter about something goes out; undefined: now. */
export function mailMoment({ kind, delivery, timeZone, now, lastMailedAt }: Asked): Date | undefined {
  if (!mayWait(kind)) return undefined
  if (delivery.dailyHour !== null) return nextHourIn(now, delivery.dailyHour, timeZone)
  const company = companyOf[kind]
  if (!company) return undefined
  const waits = company.minutes * 60_000
  if (company.first === 'waits') return new Date(now.getTime() + waits)
  const over = lastMailedAt && new Date(lastMailedAt.getTime() + waits)
  return over && over > now ? over : undefined
}

/** Whoever has the conversation open has read it by then, and their telephone stays silent. */
const READ_AT_ONCE_MS = 3_000

type AskedOfPush = {
  kind: NotificationKind | undefined
  delivery: Delivery
  timeZone: string
  now: Date
}

/** When a push goes out; undefined: now. */
export function pushMoment({ kind, delivery, timeZone, now }: AskedOfPush): Date | undefined {
  const { quiet } = delivery
  if (quiet && isWithin(hourIn(now, timeZone), quiet.from, quiet.until))
    return nextHourIn(now, quiet.until, timeZone)
  return kind === 'messages' ? new Date(now.getTime() + READ_AT_ONCE_MS) : undefined
}
