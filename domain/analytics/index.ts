export { countHall, findHallFigures, type HallFigures } from './hall-figures.ts'
export { countHallJob } from './jobs.ts'
export { type Period, periodOf } from './period.ts'
export {
  findServiceAnalytics,
  listAnalyticsForFile,
  type PointFigures,
  type ServiceAnalytics,
  type ServiceFigures,
  type ServiceRow,
} from './service-analytics.ts'
