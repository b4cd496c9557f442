import { z } from 'zod'
import { reading, staffOnly } from '#app/edge.ts'
import { openCaseFile } from '#domain/messages/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'
import { readFlagId } from './load-case.ts'

/** A file of a message that the case shows: for whoever opens the case, always as a download, and written to the log. */
export const loader = reading(
  staffOnly('message.read-flags', async ({ params, transaction, actor, origin, files }) => {
    const flagId = readFlagId(params)
    const fileId = z.uuid().safeParse(params['fileId']).data
    const found =
      fileId && (await transaction((tx) => openCaseFile(tx, actor, { flagId, fileId }, { origin })))
    const stored = found && (await files.read(found.fileKey))
    if (!found || !stored) throw new NotFound('There is no file at this address')
    return answerAttachment(found, stored)
  }),
)
