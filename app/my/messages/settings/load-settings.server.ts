import type { MemberEdge } from '#app/edge.ts'
import { findAbsences, listQuickReplies } from '#domain/messages/index.ts'
import { messageLimits } from '#domain/messages/message-rules.ts'
import { may } from '#domain/messages/permissions.ts'
import { dayIn } from '#platform/clock/zoned-day.ts'
import { expectReader } from '../expect-reader.ts'

const MOMENT_MS = 1

/** What a member set up beside their conversations. */
export async function loadSettings({ db, actor, viewer, clock, url }: MemberEdge) {
  expectReader({ actor })
  const now = clock.now()
  const { timeZone } = viewer
  const [absence] = await findAbsences(db, [actor.id], now)
  return {
    today: dayIn(now, timeZone),
    absence: absence
      ? {
          from: dayIn(absence.from, timeZone),
          // Kept as the moment it is over, which is the first of the next day.
          until: dayIn(new Date(absence.until.getTime() - MOMENT_MS), timeZone),
          words: absence.words,
          isNow: absence.from <= now,
        }
      : null,
    mayBeAway: may(actor, 'message.write'),
    replies: await listQuickReplies(db, actor.id),
    changing: url.searchParams.get('change'),
    limits: messageLimits,
  }
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>
