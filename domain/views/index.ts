export { computeMedians } from './compute-medians.ts'
export { addCountedDays, type CountedDay } from './add-counted-days.ts'
export { countFavourite } from './count-favourite.ts'
export { type CountedService, countSeen } from './count-seen.ts'
export { countVisitors } from './count-visitors.ts'
export {
  type CategoryMedian,
  type DayRange,
  findMedians,
  listDayFigures,
  listServiceDays,
  type SeenFigures,
  sumServiceFigures,
} from './day-queries.ts'
export { forgetViewed, removeViewed } from './forget-viewed.ts'
export { findSalt, hashVisitor } from './hash-visitor.ts'
export { noteViewed } from './note-viewed.ts'
export { type PeriodLength, periodLengths } from './period-rules.ts'
export { openSeenBuffer, type SeenBuffer } from './seen-buffer.ts'
export { SEEN_MOST_BYTES, seenInput } from './seen-input.ts'
export { dayOf, keyOfSeen, type Seen } from './seen.ts'
export { exportViewed, listViewed, type Viewed, viewedAnything } from './viewed-queries.ts'
