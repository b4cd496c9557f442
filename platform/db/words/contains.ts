import { ilike, sql, type Column, type SQL } from 'drizzle-orm'

/** Signs that mean something to LIKE are only signs. */
export const literally = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Whether the words stand somewhere in the column, whatever their case. */
export function contains(column: Column, words: string): SQL {
  return ilike(column, `%${literally(words)}%`)
}

/** The same where an index of parts of words holds the text in small letters. */
export function lowerContains(lowered: SQL, words: string): SQL {
  return sql`${lowered} like lower(${`%${literally(words)}%`})`
}
