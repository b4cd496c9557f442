import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { message, messageFile } from '../schema.server.ts'

export const MESSAGES_A_PAGE = 50
/** More than that were missed: the page is read anew. */
const CATCH_UP_MOST = 200

export type MessageFile = Omit<typeof messageFile.$inferSelect, 'fileKey'>
type Row = typeof message.$inferSelect
export type ReadMessage = Omit<Row, 'words'> & {
  files: MessageFile[]
  quoted: Pick<Row, 'number' | 'senderId' | 'text' | 'deletedAt' | 'hiddenWhy' | 'fileCount'> | undefined
}

const { words: _words, ...columns } = getTableColumns(message)

/** Which part of a conversation: the newest, those before a number, those around one, or all that changed after a change. */
export type Part = { before?: number } | { from: number } | { after: number }

/** A part of a conversation in its order; whoever asks has shown that they may read it. */
export async function readMessages(
  db: Db,
  conversationId: string,
  part: Part = {},
): Promise<{ messages: ReadMessage[]; hasMore: boolean }> {
  const isOf = eq(message.conversationId, conversationId)
  if ('after' in part) {
    const rows = await db
      .select(columns)
      .from(message)
      .where(and(isOf, gt(message.change, part.after)))
      .orderBy(asc(message.change))
      .limit(CATCH_UP_MOST + 1)
    const messages = await complete(db, conversationId, rows.slice(0, CATCH_UP_MOST))
    return { messages, hasMore: rows.length > CATCH_UP_MOST }
  }
  if ('from' in part) {
    const rows = await db
      .select(columns)
      .from(message)
      .where(and(isOf, gte(message.number, part.from)))
      .orderBy(asc(message.number))
      .limit(CATCH_UP_MOST)
    return { messages: await complete(db, conversationId, rows), hasMore: part.from > 1 }
  }
  const rows = await db
    .select(columns)
    .from(message)
    .where(and(isOf, part.before === undefined ? undefined : lt(message.number, part.before)))
    .orderBy(desc(message.number))
    .limit(MESSAGES_A_PAGE + 1)
  const messages = await complete(db, conversationId, rows.slice(0, MESSAGES_A_PAGE).toReversed())
  return { messages, hasMore: rows.length > MESSAGES_A_PAGE }
}

async function complete(
  db: Db,
  conversationId: string,
  rows: readonly Omit<Row, 'words'>[],
): Promise<ReadMessage[]> {
  const withFiles = rows.filter(({ fileCount, deletedAt }) => fileCount > 0 && !deletedAt)
  const files = await listFiles(
    db,
    conversationId,
    withFiles.map(({ number }) => number),
  )
  const quoted = await listQuoted(
    db,
    conversationId,
    rows.flatMap(({ replyTo }) => replyTo ?? []),
  )
  return rows.map((row) => ({
    ...row,
    files: files.filter(({ number }) => number === row.number),
    quoted: row.replyTo === null ? undefined : quoted.get(row.replyTo),
  }))
}

async function listFiles(db: Db, conversationId: string, numbers: number[]): Promise<MessageFile[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .select()
    .from(messageFile)
    .where(and(eq(messageFile.conversationId, conversationId), inArray(messageFile.number, numbers)))
    .orderBy(messageFile.number, messageFile.position)
  return rows.map(({ fileKey: _fileKey, ...file }) => file)
}

async function listQuoted(db: Db, conversationId: string, numbers: number[]) {
  if (numbers.length === 0) return new Map<number, NonNullable<ReadMessage['quoted']>>()
  const rows = await db
    .select({
      number: message.number,
      senderId: message.senderId,
      text: message.text,
      deletedAt: message.deletedAt,
      hiddenWhy: message.hiddenWhy,
      fileCount: message.fileCount,
    })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), inArray(message.number, numbers)))
  return new Map(rows.map((row) => [row.number, row]))
}
