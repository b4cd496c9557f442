import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { messageFile } from '../schema.server.ts'
import { enterCase } from './open-case.ts'

/**
 * Where a file is kept that came with a message which the case shows to whoever asks, also where the message was taken away since. To open it
 * is a line of its own in the audit log.
 */
export async function openCaseFile(
  tx: Transaction,
  actor: Actor,
  { flagId, fileId }: { flagId: string; fileId: string },
  { origin }: { origin: Origin },
): Promise<{ name: string; type: string; fileKey: string }> {
  const { flag, reach } = await enterCase(tx, actor, flagId)
  const [file] = await tx.db.select().from(messageFile).where(eq(messageFile.id, fileId))
  const isShown =
    file !== undefined &&
    file.conversationId === flag.conversationId &&
    flag.number !== null &&
    Math.abs(file.number - flag.number) <= reach
  if (!isShown) throw new NotFound('There is no file at this address')
  const { conversationId, number, name, type, fileKey } = file
  await recordSecurityEvent(tx, {
    kind: 'conversation.file-opened',
    actor,
    memberId: flag.memberId,
    origin,
    details: { flagId, conversationId, number, file: name },
  })
  return { name, type, fileKey }
}
