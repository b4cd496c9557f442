import { z } from 'zod'
import { reading, staffOnly } from '#app/edge.ts'
import { findDeskFile } from '#domain/support/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'
import { readNumber } from './one/load-ticket.ts'

/** A file of a ticket, of a note too: for the desk alone, always as a download. */
export const loader = reading(
  staffOnly('ticket.see-desk', async ({ params, db, actor, files }) => {
    const fileId = z.uuid().safeParse(params['fileId']).data
    const found = fileId && (await findDeskFile(db, actor, { number: readNumber(params), fileId }))
    const stored = found && (await files.read(found.fileKey))
    if (!found || !stored) throw new NotFound('There is no file at this address')
    return answerAttachment(found, stored)
  }),
)
