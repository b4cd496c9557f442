import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, whatever the zone of whoever reads it. */
export const at = (name: string) => timestamp(name, { withTimezone: true })
