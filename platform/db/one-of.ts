import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether an id is among these. One parameter, however many there are: the statement is always the same and quickly made. */
export function oneOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`
}

/** The same in a prepared statement, which is told `ids` each time. */
export function oneOfIds(column: PgColumn): SQL {
  return sql`${column} = any(${sql.placeholder('ids')}::uuid[])`
}
