import { sql, type SQL } from 'drizzle-orm'

/** The ids that any of these queries finds, each by an index of its own: one condition with `or` in it would read the whole table. */
export const anyOf = (queries: readonly SQL[]): SQL => {
  const each = queries.map((query) => sql`(${query})`)
  return sql`(${sql.join(each, sql` union all `)})`
}
