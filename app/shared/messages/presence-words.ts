import { zonedFormat } from '#app/shared/zoned-format.ts'
import { isOnline } from '#domain/messages/presence-rules.ts'

export type PresenceView = { words: string; isNow: boolean }

/** 'Here now', 'Here today', 'Here this week': never the minute, which is nobody's business. */
export function presenceWords(seenAt: Date | undefined, now: Date, timeZone: string): PresenceView | null {
  if (!seenAt) return null
  if (isOnline(seenAt, now)) return { words: 'Here now', isNow: true }
  const day = (at: Date) => zonedFormat(at, timeZone, { day: 'numeric', month: 'numeric', year: 'numeric' })
  return { words: day(seenAt) === day(now) ? 'Here today' : 'Here this week', isNow: false }
}
