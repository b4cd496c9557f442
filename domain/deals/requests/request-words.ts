import { DAY_MS } from '#platform/clock/clock.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import type { MilestoneState, Party, RequestKind } from '../states.ts'

/** What made a request moot: what became of its milestone, a dispute about it, or the end of the deal. */
export type MootReason = Exclude<MilestoneState, 'planned'> | 'disputed' | 'ended'

export const requestNames: Record<RequestKind, string> = {
  extension: 'The request for more time',
  cancellation: 'The request to cancel',
  refund: 'The proposed refund',
  milestone: 'The proposed milestone',
}

export const mootWords: Record<MootReason, string> = {
  funded: 'the work goes on',
  delivered: 'the work was delivered',
  released: 'the money was released',
  refunded: 'the money went back',
  split: 'the money was split',
  dropped: 'it was dropped',
  disputed: 'a dispute was opened',
  ended: 'the deal has ended',
}

/** What is asked, with everything that its sentence needs. */
export type Asked = {
  kind: RequestKind
  by: Party
  days: number | null
  /** Of a proposed milestone. */
  title: string | null
  /** The price of a proposed milestone, or how much of the price goes back. */
  amount: string | null
  /** What it is about. */
  milestoneTitle: string | null
  /** The date as it is and as it would be. */
  due: { from: string; to: string } | null
}

/** How amounts and dates read where it is shown. */
type Show = { money(amount: Minor): string; date(at: Date): string }

const moreDays = (days: number | null) => (days === 1 ? 'one more day' : `${days ?? 0} more days`)
const lasts = (days: number | null) => (days === 1 ? '1 day' : `${days ?? 0} days`)

type Tense = 'now' | 'then'

/** 'Anna asks for 10 more days for “Draft”: 12 Nov → 22 Nov', the same in the room, the letters and the dashboard. */
export function requestSentence(who: string, asked: Asked, tense: Tense = 'now'): string {
  const { kind, by, days, title, amount, milestoneTitle, due } = asked
  const does = (word: string) => verb(word, who, tense)
  const of = `“${milestoneTitle ?? ''}”`
  if (kind === 'extension') {
    const dates = due ? `: ${due.from} → ${due.to}` : ''
    return `${who} ${by === 'buyer' ? does('offer') : `${does('ask')} for`} ${moreDays(days)} for ${of}${dates}`
  }
  if (kind === 'cancellation') return `${who} ${does('ask')} to cancel ${of}`
  if (kind === 'refund')
    return `${who} ${by === 'buyer' ? `${does('ask')} for` : does('offer')} ${amount ?? 'part'} of the price of ${of} back`
  return `${who} ${does('propose')} another milestone: “${title ?? ''}”, ${amount ?? ''}, ${lasts(days)}`
}

function verb(word: string, who: string, tense: Tense): string {
  if (tense === 'then') return word.endsWith('e') ? `${word}d` : `${word}ed`
  return who === 'You' ? word : `${word}s`
}

type StoredRequest = Pick<Asked, 'kind' | 'by' | 'days' | 'title'> & {
  milestoneId: string | null
  priceMinor: Minor | null
  refundMinor: Minor | null
}
type About = { id: string; title: string; dueAt: Date | null }

/** What an open request asks, with the date as it would be if it were agreed to now. */
export function askedBy(request: StoredRequest, milestones: readonly About[], show: Show): Asked {
  const { kind, by, days, title, milestoneId, priceMinor, refundMinor } = request
  const about = milestones.find(({ id }) => id === milestoneId)
  const amount = priceMinor ?? refundMinor
  const from = kind === 'extension' ? about?.dueAt : undefined
  return {
    kind,
    by,
    days,
    title,
    amount: amount === null ? null : show.money(amount),
    milestoneTitle: about?.title ?? null,
    due: from
      ? { from: show.date(from), to: show.date(new Date(from.getTime() + (days ?? 0) * DAY_MS)) }
      : null,
  }
}

const askedIn: Record<string, RequestKind> = {
  'extension-asked': 'extension',
  'cancellation-asked': 'cancellation',
  'refund-asked': 'refund',
  'milestone-proposed': 'milestone',
}

type Told = { kind: string; by: string; data: Record<string, string | number | null> }

/** What was asked, as the timeline has it; nothing where it tells of something else. */
export function askedInEvent(
  { kind: told, by, data }: Told,
  milestoneTitle: string | null,
  show: Show,
): Asked | undefined {
  const kind = askedIn[told]
  if (!kind || (by !== 'buyer' && by !== 'seller')) return undefined
  const amount = data['refundMinor'] ?? data['amountMinor']
  const { dueFrom, dueAt, days, title } = data
  return {
    kind,
    by,
    days: typeof days === 'number' ? days : null,
    title: typeof title === 'string' ? title : null,
    amount: typeof amount === 'number' ? show.money(minor(amount)) : null,
    milestoneTitle,
    due:
      typeof dueFrom === 'string' && typeof dueAt === 'string'
        ? { from: show.date(new Date(dueFrom)), to: show.date(new Date(dueAt)) }
        : null,
  }
}

/** '12 Nov', where the year is no question. */
export const shortDate = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(at)
