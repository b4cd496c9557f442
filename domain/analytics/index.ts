export { countHall, findHallFigures, type HallFigures } from './hall-figures.ts'
export { type Period } from './period.ts'
export {
  findServiceAnalytics,
  listAnalyticsForFile,
  type PointFigures,
  type ServiceAnalytics,
  type ServiceFigures,
  type ServiceRow,
} from './service-analytics.ts'
