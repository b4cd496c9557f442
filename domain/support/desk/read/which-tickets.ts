import { and, eq, isNotNull, isNull, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { ticket } from '../../schema.server.ts'
import type { DeskView } from '../desk-rules.ts'

/** What `isOnDesk` says, asked of the database. */
export const standsOnDesk = or(isNotNull(ticket.provedAt), isNotNull(ticket.memberId))
/** Written as the indexes are: what waits has a clock, and stands by it. */
const waits = and(sql`${ticket.state} in ('open','waiting')`, isNotNull(ticket.answerDueAt))

export type Asks = { view: DeskView; viewerId: string; now: Date }

/** Which tickets a view shows. */
export function whichTickets({ view, viewerId, now }: Asks): SQL | undefined {
  switch (view) {
    case 'waiting':
      return waits
    case 'mine':
      return and(waits, eq(ticket.assigneeId, viewerId))
    case 'unassigned':
      return and(waits, isNull(ticket.assigneeId))
    case 'late':
      return and(waits, lt(ticket.answerDueAt, now))
    case 'answered':
      return eq(ticket.state, 'answered')
    case 'resolved':
      return eq(ticket.state, 'resolved')
    case 'all':
      return standsOnDesk
  }
}

const WORDS_MOST = 8
/** Nobody means all numbers that begin with these, and there are very many: beside other words it is the number itself. */
const FEW_DIGITS = /^\d{1,2}$/

/** Words as the index knows them, each as the beginning of one; nothing where there is none. */
export function asQuery(typed: string): string | undefined {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length === 0
    ? undefined
    : words
        .slice(0, WORDS_MOST)
        .map((word) => (words.length > 1 && FEW_DIGITS.test(word) ? word : `${word}:*`))
        .join(' & ')
}

/** 'Ticket 1207', '#1207': the number that is looked for. */
export function numberIn(typed: string): number | undefined {
  const [, digits] = /^(?:ticket\s*)?#?(\d{1,15})$/i.exec(typed.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Whether these are words of a ticket. */
export function isSaid(words: SQLWrapper, typed: string): SQL {
  const query = asQuery(typed)
  return query === undefined ? sql`false` : sql`${words} @@ to_tsquery('simple', ${query})`
}
