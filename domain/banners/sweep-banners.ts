import { and, isNull, lt, or, sql } from 'drizzle-orm'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { banner, bannerCounted, bannerDay, bannerMember } from './schema.server.ts'

/** The longest period that a chart shows, twice. */
const FIGURES_DAYS = 800

/** Who was counted is forgotten with the day, and what was closed once nobody could be shown it again. */
export async function sweepBanners(tx: Transaction): Promise<void> {
  const today = dayOf(tx.now)
  await tx.db.delete(bannerCounted).where(lt(bannerCounted.day, today))
  await tx.db.delete(bannerDay).where(lt(bannerDay.day, dayOf(addDays(tx.now, -FIGURES_DAYS))))
  const isOver = sql`${bannerMember.number} in (
    select ${banner.number} from ${banner}
    where ${banner.standing} = 'ended' or ${banner.endsAt} < ${addDays(tx.now, -1).toISOString()}::timestamptz)`
  await tx.db
    .delete(bannerMember)
    .where(and(lt(bannerMember.day, today), or(isNull(bannerMember.closedAt), isOver)))
}
