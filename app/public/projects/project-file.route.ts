import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { findProjectFile } from '#domain/projects/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'

const named = z.object({ id: z.uuid(), fileId: z.uuid() })

/** A file of a project or a proposal, for whoever may see that. */
export const loader = reading(async ({ params, db, actor, files }) => {
  const asked = named.safeParse(params).data
  const file = asked
    ? await findProjectFile(db, actor, { projectId: asked.id, fileId: asked.fileId })
    : undefined
  const stored = file ? await files.read(file.fileKey) : undefined
  if (!file || !stored) throw new NotFound('This file is not here')
  return answerAttachment(file, stored)
})
