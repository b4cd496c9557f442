import type { Settings } from '#domain/settings/definitions.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'

export const proStates = ['trial', 'active', 'past_due', 'ended'] as const
export type ProState = (typeof proStates)[number]

export const REMINDED_DAYS_BEFORE = 3
export const UNUSED_BACK_DAYS = 14

export type ProFacts = {
  state: ProState
  /** The end of what was tried, paid for or granted. */
  until: Date
  /** PRO's terms hold until then: without a cancellation, through the days of grace. */
  holdsUntil: Date
  cancelledAt: Date | null
  remindedAt: Date | null
  triedAt: Date | null
}

/** How it stands at a moment, whether or not the clock has come by since. */
export const stateAt = ({ state, holdsUntil }: Pick<ProFacts, 'state' | 'holdsUntil'>, now: Date): ProState =>
  now < holdsUntil ? state : 'ended'

/**
 * How long terms hold after the last day that is paid for. Also without any grace the clock needs time to come by, so that whoever
 * can pay is never without PRO in between.
 */
export function holdsAfter(
  until: Date,
  isCancelled: boolean,
  settings: Pick<Settings, 'proGraceDays'>,
): Date {
  return isCancelled ? until : addDays(until, Math.max(1, settings.proGraceDays))
}

/** What the clock has to do with a subscription now. */
export function dueOf(facts: ProFacts, now: Date): 'remind' | 'charge' | 'end' | undefined {
  const next = nextAt(facts)
  if (!next || now < next) return undefined
  if (now >= facts.holdsUntil) return 'end'
  return now >= facts.until ? 'charge' : 'remind'
}

/** When the clock looks at it next. */
export function nextAt({
  state,
  until,
  holdsUntil,
  cancelledAt,
  remindedAt,
  triedAt,
}: ProFacts): Date | null {
  if (state === 'ended') return null
  if (cancelledAt) return until
  if (state === 'past_due' && triedAt) {
    const again = triedAt.getTime() + DAY_MS
    return new Date(Math.min(again, holdsUntil.getTime()))
  }
  return remindedAt ? until : addDays(until, -REMINDED_DAYS_BEFORE)
}

/** Whether days that are paid for and not had still come back. */
export const givesUnusedBack = (firstPaidAt: Date | null, now: Date): boolean =>
  firstPaidAt !== null && now < addDays(firstPaidAt, UNUSED_BACK_DAYS)
