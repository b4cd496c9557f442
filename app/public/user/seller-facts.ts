import { hallmarkOf } from '#app/shared/works/to-service-card.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import {
  compareNeeds,
  levelMeaning,
  levelNames,
  needInWords,
  needNames,
  nextLevel,
  type SellerReputation,
} from '#domain/reputation/index.ts'

type ShownFigure = { name: string; value: string; note?: string }
type NextNeed = { name: string; wanted: string; has: string; isMet: boolean }
export type SellerFacts = {
  level: { name: string; meaning: string; stamp: ReturnType<typeof hallmarkOf> }
  /** None while there is nothing to count. */
  figures: ShownFigure[]
  hasNoReviews: boolean
  /** What the level above needs; only its owner is told. */
  next: { name: string; needs: NextNeed[] } | null
}

const NONE = 'None yet'

/** How somebody stands as a seller, in words and figures: what can't be counted yet says so. */
export function sellerFacts(reputation: SellerReputation, isOwn: boolean): SellerFacts {
  const { level, figures } = reputation
  const isCounted = figures.completedDeals > 0
  const above = isOwn ? nextLevel(level) : undefined
  return {
    level: { name: levelNames[level], meaning: levelMeaning[level], stamp: hallmarkOf(level) },
    figures: isCounted ? countedFigures(reputation) : [],
    hasNoReviews: reputation.ratingCount === 0,
    next: above
      ? {
          name: levelNames[above],
          needs: compareNeeds(above, figures).map(({ need, wanted, has, isMet }) => ({
            name: needNames[need],
            wanted: needInWords(need, wanted),
            has: has === null ? NONE : needInWords(need, has),
            isMet,
          })),
        }
      : null,
  }
}

function countedFigures({
  figures,
  ratingCount,
  responseMinutes,
  repeatBuyersCount,
}: SellerReputation): ShownFigure[] {
  const { completedDeals, rating, onTimeBasisPoints } = figures
  const reviews = ratingCount === 1 ? '1 review' : `${formatCount(ratingCount)} reviews`
  return [
    {
      name: 'Completed',
      value: formatCount(completedDeals),
      note: completedDeals === 1 ? 'deal' : 'deals',
    },
    {
      name: 'Rating',
      value: rating === null ? NONE : rating.toFixed(1),
      ...(rating === null ? {} : { note: reviews }),
    },
    {
      name: 'On time',
      value: onTimeBasisPoints === null ? NONE : `${Math.round(onTimeBasisPoints / 100)}%`,
      note: 'in 90 days',
    },
    ...(responseMinutes === null
      ? []
      : [{ name: 'Answers in', value: minutesInWords(responseMinutes), note: 'as a rule' }]),
    {
      name: 'Came back',
      value: formatCount(repeatBuyersCount),
      note: repeatBuyersCount === 1 ? 'buyer' : 'buyers',
    },
  ]
}

export function minutesInWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
