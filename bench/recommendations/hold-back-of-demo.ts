import { sql } from 'drizzle-orm'
import { learn } from '#domain/recommendations/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import type { OpenedSearch } from '../seed/build-search.ts'
import { type HitRate, measureHits } from './hit-rate.ts'
import type { HeldBack } from './plant-tastes.ts'

/** Thrown to undo a transaction after it was looked into. */
class Undone extends Error {}

/** Every one is taken out, learned without, asked for, and put back by undoing it all. */
export async function holdBackOfDemo(
  { database, search }: OpenedSearch,
  popularIds: readonly string[],
): Promise<HitRate> {
  const transaction = transactions(database, systemClock, async () => {})
  const { rows: held } = await database.db.execute<HeldBack>(sql`
    select member_id as "memberId", subject_id as "serviceId" from favourite
    where kind = 'service' and (select count(*) from viewed_service seen where seen.member_id = favourite.member_id) > 4
    union
    select buyer_id, service_id from deal
    where service_id is not null and state = 'completed'
      and (select count(*) from viewed_service seen where seen.member_id = deal.buyer_id) > 4
    order by 1, 2`)
  const all: HitRate = { asked: 0, hits: 0, popular: 0, mostOfOne: 0, medianMs: 0 }
  for (const one of held) {
    const { memberId, serviceId } = one
    await transaction(async (tx) => {
      const { db } = tx
      await db.execute(
        sql`delete from favourite where member_id = ${memberId} and kind = 'service' and subject_id = ${serviceId}`,
      )
      await db.execute(
        sql`delete from viewed_service where member_id = ${memberId} and service_id = ${serviceId}`,
      )
      await db.execute(
        sql`update deal set service_id = null where buyer_id = ${memberId} and service_id = ${serviceId}`,
      )
      await learn(tx, { everything: true })
      const found = await measureHits({ db: db as unknown as Db, search, popularIds }, [one])
      all.asked++
      all.hits += found.hits
      all.popular += found.popular
      all.mostOfOne = Math.max(all.mostOfOne, found.mostOfOne)
      all.medianMs = found.medianMs
      throw new Undone()
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  }
  return all
}
