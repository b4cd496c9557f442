export { countMarketplace, findMarketplaceFigures, type MarketplaceFigures } from './marketplace-figures.ts'
export { type Period } from './period.ts'
export {
  findServiceAnalytics,
  listAnalyticsForFile,
  type PointFigures,
  type ServiceAnalytics,
  type ServiceFigures,
  type ServiceRow,
} from './service-analytics.ts'
export { checkFigures, listFiguresDue } from './member-figures/check-figures.ts'
export { addFigures, type Figure, type Figures, medianReply } from './member-figures/figure-rules.ts'
export {
  type FigurePeriod,
  findFigures,
  findFigureState,
  listFigureDays,
  sumFiguresUntil,
} from './member-figures/find-figures.ts'
export { foldChanges } from './member-figures/fold-changes.ts'
export { exportFigures } from './member-figures/own-figures.ts'
export {
  countDays,
  type Days,
  type FigureUnit,
  figureUnits,
  shiftDay,
} from './member-figures/stretch-rules.ts'
