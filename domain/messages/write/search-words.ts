import { sql, type SQL } from 'drizzle-orm'

/** A lexeme with a space in it can't come out of anybody's words. */
export const readerLexeme = (memberId: string) => `reader ${memberId}`

/** The words of a message together with who may find them. */
export function searchWords(text: string, memberIds: readonly string[]): SQL {
  const readers = sql.join(
    memberIds.map((id) => sql`${readerLexeme(id)}`),
    sql`, `,
  )
  return sql`to_tsvector('simple', ${text}) || array_to_tsvector(array[${readers}]::text[])`
}
