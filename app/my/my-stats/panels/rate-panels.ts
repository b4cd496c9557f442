import { counted } from '#app/shared/figures/figures.ts'
import { type Figures, medianReply, shiftDay } from '#domain/analytics/index.ts'
import { formatUnit, minutesText, type Panel, pointsChange, shareOf, toneOf } from './panel.ts'
import { namer } from './point-names.ts'
import { lastDays, onTimeUpTo, runningRatings } from './running.ts'
import { pointsOf, type Seen, type SellerFacts } from './seller-facts.ts'

export function conversionPanel({ period, seen }: SellerFacts): Panel {
  const name = namer(period.days)
  const total = (list: readonly Seen[]) => list.reduce((sum, { views }) => sum + views, 0)
  const now = shareOf(period.now.ordered_service, total(seen.now))
  const before = shareOf(period.was.ordered_service, total(seen.before))
  return {
    id: 'conversion',
    title: 'Conversion',
    value: now === null ? '–' : formatUnit(now, 'percent', ''),
    change: pointsChange(now, before),
    tone: toneOf(now, before),
    shape: 'line',
    unit: 'percent',
    points: period.points.map((point, index) => ({
      name: name(point.from),
      now: shareOf(point.now.ordered_service, seen.now[index]?.views),
      before: shareOf(point.before.ordered_service, seen.before[index]?.views),
    })),
    note: 'Orders of a hundred who opened a service. Visitors are counted by days in UTC.',
  }
}

/** Slower than the last step that is counted. */
const SLOWEST_MINUTES = 2_880

export function replyPanel({ period }: SellerFacts): Panel {
  const [now, before] = [medianReply(period.now), medianReply(period.was)]
  const drawn = (minutes: number | null) => (minutes === Infinity ? SLOWEST_MINUTES : minutes)
  const [asked, answered] = [period.now.asked ?? 0, period.now.answered ?? 0]
  return {
    id: 'reply',
    title: 'First reply, half within',
    value: now === null ? '–' : now === Infinity ? 'over 2 days' : minutesText(now),
    change:
      now === null || before === null
        ? 'nothing to compare with'
        : now === before
          ? 'as before'
          : now < before
            ? `faster than ${before === Infinity ? '2 days' : minutesText(before)}`
            : `slower than ${minutesText(before)}`,
    tone: toneOf(before, now),
    shape: 'line',
    unit: 'minutes',
    points: pointsOf(period, (figures) => drawn(medianReply(figures))),
    note: `${answered} of ${counted(asked, 'new conversation')} answered, ${period.now.answered_in_time ?? 0} within 48 hours. Nights count.`,
  }
}

export function onTimePanel({ period, byDay, aims }: SellerFacts): Panel {
  const now = shareOf(period.now.on_time, period.now.due)
  const before = shareOf(period.was.on_time, period.was.due)
  const name = namer(period.days)
  const ends = lastDays(
    period.points.map(({ from }) => from),
    period.days.to,
  )
  const late = (period.now.due ?? 0) - (period.now.on_time ?? 0)
  const length = Date.parse(period.days.from) - Date.parse(period.before.from)
  return {
    id: 'on-time',
    title: 'Delivered on time',
    value: now === null ? '–' : formatUnit(now, 'percent', ''),
    change: pointsChange(now, before),
    tone: toneOf(now, before),
    shape: 'line',
    unit: 'percent',
    points: period.points.map((point, index) => {
      const end = ends[index] ?? period.days.to
      return {
        name: name(point.from),
        now: onTimeUpTo(byDay, end),
        before: onTimeUpTo(byDay, shiftDay(end, -length / 86_400_000)),
      }
    }),
    note: `${late} late of ${counted(period.now.due ?? 0, 'delivery', 'deliveries')}. Each point counts the 90 days up to it, as levels do.`,
    aim: aims
      ? { value: aims.onTimeBasisPoints / 100, label: `${aims.level}, ${aims.onTimeBasisPoints / 100}%` }
      : undefined,
  }
}

export function ratingPanel({ period, base, aims }: SellerFacts): Panel {
  const running = runningRatings(period, base)
  const name = namer(period.days)
  const [now, before] = [running.now.at(-1) ?? null, running.before.at(-1) ?? null]
  const change = now === null || before === null ? null : Math.round((now - before) * 100) / 100
  return {
    id: 'rating',
    title: 'Rating',
    value: now === null ? '–' : formatUnit(now, 'stars', ''),
    change:
      change === null
        ? 'nothing to compare with'
        : change === 0
          ? 'as before'
          : `${change > 0 ? '+' : '−'}${formatUnit(Math.abs(change), 'stars', '')}`,
    tone: change === null ? undefined : toneOf(change, 0),
    shape: 'line',
    unit: 'stars',
    points: period.points.map((point, index) => ({
      name: name(point.from),
      now: running.now[index] ?? null,
      before: running.before[index] ?? null,
    })),
    note: reviewsNote(period.now),
    aim: aims ? { value: aims.rating, label: `${aims.level}, ${aims.rating}` } : undefined,
  }
}

const STARS = [5, 4, 3, 2, 1] as const

function reviewsNote(figures: Figures): string {
  const reviews = figures.reviews ?? 0
  if (reviews === 0) return 'No reviews in this time. The line is the mean of all reviews so far.'
  const parts = (['communication', 'quality', 'timing'] as const).map(
    (part) => `${part} ${formatUnit((figures[part] ?? 0) / reviews, 'stars', '')}`,
  )
  const given = STARS.flatMap((star) =>
    figures[`stars_${star}`] ? `${figures[`stars_${star}`]} of ${star}` : [],
  )
  return `${counted(reviews, 'review')} in this time: ${given.join(', ')} stars; ${parts.join(', ')}. The line is the mean of all reviews so far.`
}
