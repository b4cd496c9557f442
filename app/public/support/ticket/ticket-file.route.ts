import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { findTicketFile } from '#domain/support/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'
import { numberAsked } from './open-by-link.ts'
import { readTicketKey } from './ticket-key.ts'

/** A file of a visitor's ticket, theirs or staff's: for whoever has the link of the ticket, always as a download. */
export const loader = reading(async (edge) => {
  const { params, db, actor, files, request } = edge
  const number = numberAsked(edge)
  const fileId = z.uuid().safeParse(params['fileId']).data
  const key = readTicketKey(request.headers.get('Cookie'), number)
  const found = fileId && (await findTicketFile(db, actor, { number, key, fileId }))
  const stored = found ? await files.read(found.fileKey) : undefined
  if (!found || !stored) throw new NotFound('There is no file at this address')
  return answerAttachment(found, stored)
})
