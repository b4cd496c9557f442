import { sql } from 'drizzle-orm'
import type { MeaningState } from '#platform/meaning/meaning.ts'
import type { Assistant } from './open-assistant.ts'

export type MeaningDescription = {
  state: MeaningState
  since: Date
  model: string
  /** Texts whose meaning is known, and those that have yet to be read; more than the bound are not counted. */
  madeCount: number
  waitingCount: number
}

const COUNTED_MOST = 100_000

/** How the built-in model is, for those who run the marketplace. */
export async function describeMeaning({ db, meaning }: Assistant): Promise<MeaningDescription> {
  const { rows } = await db.execute<{ made: number; waiting: number }>(sql`
    select
      (select count(*)::int from (select from text_reading where model = ${meaning.model} limit ${COUNTED_MOST}) made) as made,
      (select count(*)::int from (
        (select from text_waiting where kind <> 'category' limit ${COUNTED_MOST})
        union all (select from text_reading where model is null limit ${COUNTED_MOST})) waiting) as waiting`)
  return {
    ...meaning.describe(),
    model: meaning.model,
    madeCount: rows[0]?.made ?? 0,
    waitingCount: meaning.isOff ? 0 : (rows[0]?.waiting ?? 0),
  }
}
