import { counted } from '#app/shared/figures/figures.ts'
import { NEWCOMER_DAYS } from '#domain/catalogue/quality/quality-rules.ts'
import { DAY_MS } from '#platform/clock/clock.ts'

export type SeenSoFar = {
  publishedAt: Date
  ordersCount: number
  favouritesCount: number
  viewsCount: number
  quality: number
}

/** Fewer say nothing yet. */
const WORTH_SAYING = 3
const VIEWS_WORTH_SAYING = 20

/** Why a service hangs where everyone passes, from figures that anyone could count; nothing where there are none. */
export function whyHere(service: SeenSoFar, now: Date): string | undefined {
  const { ordersCount, favouritesCount, viewsCount, publishedAt, quality } = service
  if (ordersCount >= WORTH_SAYING) return `Ordered ${ordersCount} times`
  if (favouritesCount >= WORTH_SAYING) return `Saved by ${favouritesCount} people`
  const days = Math.floor((now.getTime() - publishedAt.getTime()) / DAY_MS)
  if (days < NEWCOMER_DAYS) return days < 1 ? 'New: came today' : `New: came ${counted(days, 'day')} ago`
  if (viewsCount >= VIEWS_WORTH_SAYING) return `Opened ${viewsCount} times`
  return quality > 0 ? `Quality ${Math.min(100, Math.round(quality * 100))} of 100` : undefined
}
