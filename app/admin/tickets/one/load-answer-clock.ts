import type { MemberEdge } from '#app/edge.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import {
  type DeskEntry,
  type DeskTicket,
  hoursFrom,
  promisedMinutes,
  spansFrom,
} from '#domain/support/index.ts'
import { minutesInWords } from '../desk-words.ts'
import { clockReader } from '../queue/load-queue.ts'

const MOMENT = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const SPANS_MOST = 12

/** The clock of an answer as a ruler: a stretch a working day, and how much of each has gone. */
export function loadAnswerClock(
  { settings, clock, viewer }: MemberEdge,
  found: DeskTicket,
  entries: readonly DeskEntry[],
) {
  const now = clock.now()
  const read = clockReader(settings, now)(found)
  if (!read) return null
  const asked = askedAt(found, entries)
  const due = read.due.getTime()
  const spans = []
  for (const span of spansFrom(hoursFrom(settings), asked)) {
    if (span.from >= due || spans.length === SPANS_MOST) break
    const to = Math.min(span.to, due)
    const gone = (Math.min(to, Math.max(span.from, now.getTime())) - span.from) / (to - span.from)
    spans.push({ minutes: (to - span.from) / 60_000, gone })
  }
  const promised = minutesInWords(promisedMinutes(settings))
  return {
    tone: read.tone,
    words: read.tone === 'late' ? read.words : `${read.words} left`,
    label: `${read.words} ${read.tone === 'late' ? '' : 'left '}of ${promised}, in working hours`,
    asked: zonedFormat(asked, viewer.timeZone, MOMENT),
    due: zonedFormat(read.due, viewer.timeZone, MOMENT),
    spans,
  }
}

export type AnswerClockData = NonNullable<ReturnType<typeof loadAnswerClock>>

/** Since when it waits: the first words of the person that nobody answered. */
function askedAt({ provedAt, openedAt, answeredAt }: DeskTicket, entries: readonly DeskEntry[]): Date {
  if (!answeredAt) return provedAt ?? openedAt
  const lastAnswer = entries.findLast(({ voice }) => voice === 'staff')?.number ?? 0
  const unanswered = entries.find(({ voice, number }) => voice === 'person' && number > lastAnswer)
  return unanswered?.writtenAt ?? entries.findLast(({ step }) => step === 'reopened')?.writtenAt ?? openedAt
}
