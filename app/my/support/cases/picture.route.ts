import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { findReportPicture } from '#domain/reports/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'

/** For whoever sent it and for staff, always as a download. */
export const loader = reading(async ({ params, db, actor, files }) => {
  const id = z.uuid().safeParse(params['id']).data
  const found = id && (await findReportPicture(db, actor, id))
  const stored = found && (await files.read(found.fileKey))
  if (!found || !stored) throw new NotFound('There is no file at this address')
  return answerAttachment(found, stored)
})
