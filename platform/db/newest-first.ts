import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * The order of an index that a schema says with `.desc()`: the database writes it as `desc nulls last`, and takes the index for no
 * other order, also where nothing is null. What is read backwards from an ascending index (a primary key) is `desc()`.
 */
export const newestFirst = (column: SQLWrapper): SQL => sql`${column} desc nulls last`
