import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { message, messageFile } from '../schema.server.ts'
import { findReadable } from './find-conversation.ts'
import { isCaseBefore } from './find-deal-talk.ts'

/** Where a file of a conversation is kept, if whoever asks may read it; what was taken back is gone for all. */
export async function findMessageFile(
  db: Db,
  { conversationId, fileId }: { conversationId: string; fileId: string },
  viewer: Actor,
): Promise<{ name: string; type: string; fileKey: string } | undefined> {
  const isTheirs = (await findReadable(db, conversationId, viewer)) !== undefined
  if (!isTheirs && !(await isCaseBefore(db, conversationId, viewer))) return undefined
  const [file] = await db
    .select({ name: messageFile.name, type: messageFile.type, fileKey: messageFile.fileKey })
    .from(messageFile)
    .innerJoin(
      message,
      and(
        eq(message.conversationId, messageFile.conversationId),
        eq(message.number, messageFile.number),
        isNull(message.deletedAt),
      ),
    )
    .where(and(eq(messageFile.id, fileId), eq(messageFile.conversationId, conversationId)))
  return file
}
