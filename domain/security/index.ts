export { banOrigin } from './ban-origin.ts'
export { countEventsOfKind, listMembersSeenAt } from './count-events.ts'
export { eventWords, isFailure } from './event-words.ts'
export { exportEvents } from './export-events.ts'
export { findOriginBan, isOriginBanned } from './is-origin-banned.ts'
export { liftOriginBan } from './lift-origin-ban.ts'
export {
  countEvents,
  type EventCursor,
  type EventFilters,
  findEvent,
  listEventKinds,
  listEvents,
  listEventsForFile,
  listEventsOfMember,
  type SecurityEvent,
} from './list-events.ts'
export { listOriginBans, ORIGIN_BANS_A_PAGE, type OriginBan } from './origin-ban-queries.ts'
export { type NewSecurityEvent, type Origin, recordSecurityEvent } from './record-event.ts'
export { wasMadeWhereUsed } from './was-made-where-used.ts'
export { hasPassedTest } from './has-passed-test.ts'
