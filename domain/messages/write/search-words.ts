import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Conversation } from '../read/find-conversation.ts'
import { messageFile } from '../schema.server.ts'

/** A lexeme with a space in it can't come out of anybody's words. */
export const readerLexeme = (memberId: string) => `reader ${memberId}`

export const teamLexeme = (teamId: string) => `team ${teamId}`

/** The words of a message and the names of its files, together with who may find them; the people of a team find them by the team, since they come and go. */
export function searchWords(
  { text, fileNames }: { text: string; fileNames: readonly string[] },
  { teamId, memberId }: Pick<Conversation, 'teamId' | 'memberId'>,
  memberIds: readonly string[],
): SQL {
  const people = teamId === null ? memberIds : memberIds.filter((id) => id === memberId)
  const lexemes = [...people.map(readerLexeme), ...(teamId === null ? [] : [teamLexeme(teamId)])]
  const readers = sql.join(
    lexemes.map((lexeme) => sql`${lexeme}`),
    sql`, `,
  )
  return sql`to_tsvector('simple', ${[text, ...fileNames].join('\n')}) || array_to_tsvector(array[${readers}]::text[])`
}

/** How the files of a message are called: it is found by them too, whatever becomes of its words. */
export async function listFileNames(
  { db }: Pick<Transaction, 'db'>,
  { conversationId, number }: { conversationId: string; number: number },
): Promise<string[]> {
  const files = await db
    .select({ name: messageFile.name })
    .from(messageFile)
    .where(and(eq(messageFile.conversationId, conversationId), eq(messageFile.number, number)))
    .orderBy(messageFile.position)
  return files.map(({ name }) => name)
}
