import { counted } from '#app/shared/figures/figures.ts'
import type { QualityFigures, QualityParts } from '#domain/catalogue/quality/quality-rules.ts'

/** What a part of quality was worked out from: `4.88 from 35 reviews`; where nothing was counted, that it is assumed. */
export const figureWords: Partial<Record<keyof QualityParts, (figures: QualityFigures) => string>> = {
  rating: ({ ratingSum, ratingCount }) =>
    ratingCount === 0
      ? 'no reviews yet, the average is assumed'
      : `${(ratingSum / ratingCount / 100).toFixed(2)} from ${counted(ratingCount, 'review')}`,
  completion: ({ completedCount, failedCount }) =>
    completedCount + failedCount === 0
      ? 'no deals yet, the average is assumed'
      : `${completedCount} of ${counted(completedCount + failedCount, 'deal')}`,
  onTime: ({ onTimeCount, completedCount }) =>
    completedCount === 0
      ? 'no deals yet, the average is assumed'
      : `${onTimeCount} of ${counted(completedCount, 'deal')}`,
  conversion: ({ ordersCount, viewsCount }) =>
    viewsCount === 0
      ? 'not opened yet, the average is assumed'
      : `${counted(ordersCount, 'order')} from ${counted(viewsCount, 'visit')}`,
}
