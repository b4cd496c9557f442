import { and, isNull, lt, or, sql } from 'drizzle-orm'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { banner, bannerCounted, bannerDay, bannerMember } from './schema.server.ts'

/** The longest period that a chart shows, twice. */
const FIGURES_DAYS = 800

/** Who was counted is forgotten with the day, and what was closed once nobody could be shown it again. */
export async function sweepBanners(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  await deleteInPortions(db, bannerCounted, lt(bannerCounted.day, today))
  await deleteInPortions(db, bannerDay, lt(bannerDay.day, dayOf(addDays(now, -FIGURES_DAYS))))
  const isOver = sql`${bannerMember.number} in (
    select ${banner.number} from ${banner}
    where ${banner.standing} = 'ended' or ${banner.endsAt} < ${addDays(now, -1).toISOString()}::timestamptz)`
  await deleteInPortions(
    db,
    bannerMember,
    and(lt(bannerMember.day, today), or(isNull(bannerMember.closedAt), isOver)),
  )
}
