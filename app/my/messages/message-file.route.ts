import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { findMessageFile } from '#domain/messages/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'

/** A file of a conversation: for those who may read it, always as a download. */
export const loader = reading(async ({ params, db, actor, files }) => {
  const asked = z.object({ id: z.uuid(), fileId: z.uuid() }).safeParse(params).data
  const found =
    asked && (await findMessageFile(db, { conversationId: asked.id, fileId: asked.fileId }, actor))
  const stored = found && (await files.read(found.fileKey))
  if (!found || !stored) throw new NotFound('There is no file at this address')
  return answerAttachment(found, stored)
})
