import { dateAndTime } from '#app/shared/moments.ts'
import type { LiveBan } from '#domain/accounts/index.ts'
import type { OwnAppeal } from '#domain/appeals/index.ts'
import type { BanWords } from './banned.tsx'

/** A ban as its member reads it, on their own clock. */
export function banInWords(ban: LiveBan, sent: OwnAppeal['sent'], now: Date, timeZone: string): BanWords {
  return {
    reason: ban.reason,
    evidence: ban.evidence,
    appealAddress: `/my/support/appeals/ban/${ban.id}`,
    since: dateAndTime(ban.bannedAt, timeZone),
    until: ban.until && dateAndTime(ban.until, timeZone),
    appealBy: dateAndTime(ban.appealBy, timeZone),
    appeal: whereItStands(ban, sent, now),
    appealText: sent?.words ?? null,
    decidedBy: sent && dateAndTime(sent.dueAt, timeZone),
    decision: sent?.reason ?? null,
  }
}

function whereItStands(ban: LiveBan, sent: OwnAppeal['sent'], now: Date): BanWords['appeal'] {
  if (sent?.outcome === 'changed') return 'changed'
  if (sent?.decidedAt) return 'refused'
  if (sent) return 'waiting'
  return ban.appealBy > now ? 'open' : 'over'
}
