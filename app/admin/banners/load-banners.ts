import { readDays } from '#app/admin/tickets/figures/load-desk-figures.ts'
import type { MemberEdge } from '#app/edge.ts'
import { placements } from '#domain/banners/banner-rules.ts'
import { listBannerDays, listBanners } from '#domain/banners/index.ts'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { linesOf } from './banner-lines.ts'

/** The last so many days with today, as figures name them. */
export function lastDays(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, index) => dayOf(addDays(now, index + 1 - count)))
}

/** All banners with what came of them in the period; one place of them where the address names it. */
export async function loadBanners({ db, actor, url, clock }: MemberEdge) {
  const now = clock.now()
  const at = placements.find((placement) => placement === url.searchParams.get('at'))
  const length = readDays(url.searchParams)
  const days = lastDays(length, now)
  const rows = await listBanners(db, actor)
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const numbers = rows.map(({ number }) => number)
  const figures = await listBannerDays(db, actor, numbers, period)
  const lines = linesOf(rows, figures, { days, now })
  return {
    now,
    at: at ?? null,
    length,
    lines,
    figures,
    spots: placements.map((placement) => {
      const own = lines.filter((line) => line.placement === placement)
      const count = (state: string) => own.filter((line) => line.state === state).length
      return { placement, live: count('live'), scheduled: count('scheduled') }
    }),
  }
}

export type BannersData = Awaited<ReturnType<typeof loadBanners>>
