import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'

/** Whoever looks at messages, and what their words are made with. */
export type Looker = {
  db: Db
  viewer: MemberActor
  timeZone: string
  now: Date
  currency: string
  /** Where this marketplace stands: its own links are known by it. */
  origin: string
}
