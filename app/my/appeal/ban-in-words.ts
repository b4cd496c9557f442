import { dateAndTime } from '#app/shared/moments.ts'
import type { LiveBan } from '#domain/accounts/index.ts'
import type { BanWords } from './banned.tsx'

/** A ban as its member reads it, on their own clock. */
export function banInWords(ban: LiveBan, now: Date, timeZone: string): BanWords {
  return {
    reason: ban.reason,
    evidence: ban.evidence,
    since: dateAndTime(ban.bannedAt, timeZone),
    until: ban.until && dateAndTime(ban.until, timeZone),
    appealBy: dateAndTime(ban.appealBy, timeZone),
    appeal: whereItStands(ban, now),
    appealText: ban.appeal,
    decision: ban.decision,
  }
}

function whereItStands(ban: LiveBan, now: Date): BanWords['appeal'] {
  if (ban.decidedAt) return 'refused'
  if (ban.appealedAt) return 'waiting'
  return ban.appealBy > now ? 'open' : 'over'
}
