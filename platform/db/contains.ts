import { ilike, type Column, type SQL } from 'drizzle-orm'

/** Whether the words stand somewhere in the column, whatever their case; signs that mean something to LIKE are only signs. */
export function contains(column: Column, words: string): SQL {
  return ilike(column, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
