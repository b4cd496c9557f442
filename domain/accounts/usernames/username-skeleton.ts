import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What `skeletonOf` makes of a username, of a column: indexes stand on it, so the two must not differ. */
export function skeletonIn(column: AnyPgColumn): SQL {
  return sql`replace(replace(translate(lower(${column}), '01l_-', 'oii'), 'rn', 'm'), 'vv', 'w')`
}
