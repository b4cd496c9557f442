import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import { readingLimits } from '../need-rules.ts'
import { NUMBER, readNumber } from './number-words.ts'
import type { Span } from './span.ts'

export type FoundTime = { days: number | null; deadline: string | null; spans: Span[] }

const UNITS: readonly [RegExp, number][] = [
  [/^(?:working |business )?days?$|^д(?:ень|ня|ней)$/iu, 1],
  [/^weeks?$|^недел/iu, 7],
  [/^fortnights?$/iu, 14],
  [/^months?$|^месяц/iu, 30],
  [/^hours?$|^час/iu, 1 / 24],
]
const UNIT = String.raw`(?:working |business )?days?|weeks?|fortnights?|months?|hours?|день|дня|дней|недел[юиьяе]\p{L}*|месяц\p{L}*|час\p{L}*`
const LEAD = String.raw`in|within|under|next|have|takes?|at most|max|after|over the next|in the next|через|за|в течение|есть`
const spans = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${LEAD})\s+(?:about |around |a |the next |примерно )?(?:(?<low>${NUMBER})\s*(?:-|–|to|or|до|или)\s*)?(?:(?<count>${NUMBER})\s+(?:of )?)?(?<unit>${UNIT})(?![\p{L}\p{N}])(?!\s+ago)`,
  'iu',
)

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const RUSSIAN_MONTHS = 'янв фев мар апр ма июн июл авг сен окт ноя дек'.split(' ')
const MONTH = String.raw`jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`
const RUSSIAN_MONTH = String.raw`января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря`
const UNTIL = String.raw`by|before|until|till|due|deadline(?: is)?|on|no later than|not later than|ready for|in time for|to be ready|до|к|ко|не позднее`
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const RUSSIAN_WEEKDAYS = ['воскресень', 'понедельник', 'вторник', 'сред', 'четверг', 'пятниц', 'суббот']

type Dated = (match: RegExpExecArray, now: Date) => Date | undefined

/** Days of the year that people name, each as it falls next. */
const FEASTS: readonly [string, number, number][] = [
  ['christmas|xmas|рождеств\\p{L}*', 12, 24],
  ["new year(?:['’]s)?(?: eve)?|нов(?:ый|ого|ому) год\\p{L}*", 12, 31],
  ["valentine(?:['’]?s)?(?: day)?", 2, 14],
  ['halloween', 10, 31],
  ['black friday', 11, 23],
]

const until = (what: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${UNTIL})\s+(?:the |our |this |next |мая )?(?:${what})(?![\p{L}\p{N}])`,
    'iu',
  )

const dates: readonly [RegExp, Dated][] = [
  [
    /(?<!\d)(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)(?!\d)/u,
    ({ groups: g }) => dayOf(Number(g?.['year']), Number(g?.['month']), Number(g?.['day'])),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH})(?![\p{L}])`,
      'iu',
    ),
    named(MONTHS),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?<month>${MONTH}) (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\p{N}])`,
      'iu',
    ),
    named(MONTHS),
  ],
  [new RegExp(String.raw`(?<!\p{N})(?<day>\d{1,2}) (?<month>${RUSSIAN_MONTH})`, 'iu'), named(RUSSIAN_MONTHS)],
  ...FEASTS.map(([words, month, day]): [RegExp, Dated] => [
    until(words),
    (_match, now) => next(now, month, day),
  ]),
  [
    until(String.raw`end of (?:the |this )?month|конца месяца`),
    (_match, now) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)),
  ],
  [
    until(String.raw`end of (?:the |this )?year|конца года`),
    (_match, now) => new Date(Date.UTC(now.getUTCFullYear(), 11, 31)),
  ],
  [
    until(String.raw`end of (?:the |this )?week|weekend|конца недели|выходных`),
    (_match, now) => weekday(now, 0),
  ],
  [/(?<![\p{L}])(?:this week|на этой неделе)(?![\p{L}])/iu, (_match, now) => weekday(now, 0)],
  [
    until(
      String.raw`(?<weekday>(?:sun|mon|tues?|wednes|thurs?|fri|satur)day|(?:${RUSSIAN_WEEKDAYS.join('|')})\p{L}*)`,
    ),
    ({ groups: g }, now) => weekday(now, weekdayNumber(g?.['weekday'] ?? '')),
  ],
  [/(?<![\p{L}])(?:tomorrow|завтра)(?![\p{L}])/iu, (_match, now) => dayAfter(now)],
  [
    /(?<![\p{L}])(?:by|for|before|until) (?:today|tonight)(?![\p{L}])|(?<![\p{L}])сегодня(?![\p{L}])/iu,
    (_match, now) => dayAfter(now),
  ],
]

/** What was read on another day, as of now: a day has come nearer, and one that is over is asked for anew. */
export function timeAsOf<Read extends Pick<FoundTime, 'days' | 'deadline'>>(read: Read, now: Date): Read {
  if (read.deadline === null) return read
  const days = daysUntil(new Date(read.deadline), now)
  return days < 1 ? { ...read, days: null, deadline: null } : { ...read, days }
}

const daysUntil = (day: Date, now: Date) => Math.ceil((day.getTime() - startOfDay(now)) / DAY_MS)

/** By when somebody wants it, as the text says; nothing where it does not say. */
export function findTime(text: string, now: Date): FoundTime {
  for (const [pattern, dated] of dates) {
    const match = pattern.exec(text)
    const day = match ? dated(match, now) : undefined
    if (!match || !day) continue
    const days = daysUntil(day, now)
    if (days < 1 || days > readingLimits.days.max) continue
    const lead = new RegExp(String.raw`(?:${UNTIL})\s+(?:the )?$`, 'iu').exec(text.slice(0, match.index))
    return {
      days,
      deadline: day.toISOString().slice(0, 10),
      spans: [[lead?.index ?? match.index, match.index + match[0].length]],
    }
  }
  const match = spans.exec(text)
  if (!match) return { days: null, deadline: null, spans: [] }
  const unit = match.groups?.['unit'] ?? ''
  const length = UNITS.find(([is]) => is.test(unit))?.[1] ?? 1
  const count = readNumber(match.groups?.['count'] ?? 'one') ?? 1
  const days = Math.min(Math.max(1, Math.round(count * length)), readingLimits.days.max)
  return { days, deadline: null, spans: [[match.index, match.index + match[0].length]] }
}

const startOfDay = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())

/** A day that the calendar has, or nothing. */
function dayOf(year: number, month: number, day: number): Date | undefined {
  const found = new Date(Date.UTC(year, month - 1, day))
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === day ? found : undefined
}

/** The same day of this year, or of the next where it is over. */
function next(now: Date, month: number, day: number): Date | undefined {
  const year = now.getUTCFullYear()
  const found = dayOf(year, month, day)
  return found && found.getTime() < startOfDay(now) ? dayOf(year + 1, month, day) : found
}

function named(months: readonly string[]): Dated {
  return ({ groups }, now) => {
    const said = groups?.['month']?.toLowerCase() ?? ''
    const month = months.findIndex((beginning) => said.startsWith(beginning)) + 1
    return month > 0 ? next(now, month, Number(groups?.['day'])) : undefined
  }
}

const weekdayNumber = (said: string) => {
  const folded = said.toLowerCase()
  const english = WEEKDAYS.findIndex((beginning) => folded.startsWith(beginning))
  return english >= 0 ? english : RUSSIAN_WEEKDAYS.findIndex((beginning) => folded.startsWith(beginning))
}

const dayAfter = (now: Date) => addDays(new Date(startOfDay(now)), 1)

function weekday(now: Date, wanted: number): Date {
  const ahead = (wanted - now.getUTCDay() + 7) % 7 || 7
  return addDays(new Date(startOfDay(now)), ahead)
}
