import { sql, type SQL } from 'drizzle-orm'
import type { Conversation } from '../read/find-conversation.ts'

/** A lexeme with a space in it can't come out of anybody's words. */
export const readerLexeme = (memberId: string) => `reader ${memberId}`

export const teamLexeme = (teamId: string) => `team ${teamId}`

/** The words of a message together with who may find them; the people of a team find them by the team, since they come and go. */
export function searchWords(
  text: string,
  { teamId, memberId }: Pick<Conversation, 'teamId' | 'memberId'>,
  memberIds: readonly string[],
): SQL {
  const people = teamId === null ? memberIds : memberIds.filter((id) => id === memberId)
  const lexemes = [...people.map(readerLexeme), ...(teamId === null ? [] : [teamLexeme(teamId)])]
  const readers = sql.join(
    lexemes.map((lexeme) => sql`${lexeme}`),
    sql`, `,
  )
  return sql`to_tsvector('simple', ${text}) || array_to_tsvector(array[${readers}]::text[])`
}
