import { z } from 'zod'
import { memberOnly, reading } from '#app/edge.ts'
import { findTicketFile, ticketNumber } from '#domain/support/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'

const asked = z.object({ number: ticketNumber, fileId: z.uuid() })

/** A file of a ticket: for the member whose it is, always as a download. */
export const loader = reading(
  memberOnly(async ({ params, db, actor, files }) => {
    const which = asked.safeParse(params).data
    const found = which && (await findTicketFile(db, actor, which))
    const stored = found && (await files.read(found.fileKey))
    if (!found || !stored) throw new NotFound('There is no file at this address')
    return answerAttachment(found, stored)
  }),
)
