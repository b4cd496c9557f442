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
