import type { PageContext } from '#app/page-context.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { findAbsences } from '#domain/messages/index.ts'
import type { Db } from '#platform/db/database.ts'

export type AbsenceView = { until: string; words: string }

type Page = Pick<PageContext, 'tags' | 'keepMostMs' | 'viewer'>

/** That somebody is away now, for a public page that is kept: it is made anew when that begins, ends or becomes another. */
export async function loadAbsence(
  { db, page, now }: { db: Db; page: Page; now: Date },
  memberId: string,
): Promise<AbsenceView | null> {
  page.tags.add(`seen:${memberId}`)
  const [absence] = await findAbsences(db, [memberId], now)
  if (!absence) return null
  const isNow = absence.from <= now
  const changesAt = isNow ? absence.until : absence.from
  page.keepMostMs = Math.min(page.keepMostMs ?? Infinity, changesAt.getTime() - now.getTime())
  return isNow
    ? { until: lastDay(absence.until, page.viewer?.timeZone ?? 'UTC'), words: absence.words }
    : null
}

/** The last day away, not the moment after it. */
const lastDay = (until: Date, timeZone: string) =>
  zonedFormat(new Date(until.getTime() - 1), timeZone, { day: 'numeric', month: 'long' })
