import { isNotNull } from 'drizzle-orm'
import type { Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { promisedMinutes } from '../../hours/index.ts'
import { ticket } from '../../schema.server.ts'

const LAST = 100

export type DescribedAnswers = {
  /** Working minutes within which the first answer is promised. */
  promisedMinutes: number
  /** Working minutes that the last first answers took in the middle; nothing while there are none. */
  medianMinutes: number | null
  /** How many those are: at most a hundred. */
  answers: number
}

/** The promise and the truth beside each other, for everyone to read. */
export async function describeAnswers(db: Db, settings: Settings): Promise<DescribedAnswers> {
  const last = await db
    .select({ minutes: ticket.answeredInMinutes })
    .from(ticket)
    .where(isNotNull(ticket.answeredAt))
    .orderBy(newestFirst(ticket.answeredAt))
    .limit(LAST)
  const minutes = last.flatMap((one) => one.minutes ?? []).toSorted((one, other) => one - other)
  return {
    promisedMinutes: promisedMinutes(settings),
    medianMinutes: middleOf(minutes),
    answers: minutes.length,
  }
}

function middleOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.round((lower + upper) / 2)
}
