import { z } from 'zod'
import { reading } from '#app/edge.ts'
import { findDealFile } from '#domain/deals/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { attachmentHeaders } from '#platform/files/attachment-headers.ts'

/** A file of a deal: for its two sides and administrators, always as a download. */
export const loader = reading(async ({ params, db, actor, files, request }) => {
  const asked = z.object({ id: z.uuid(), fileId: z.uuid() }).safeParse(params).data
  const found = asked && (await findDealFile(db, { dealId: asked.id, fileId: asked.fileId }, actor))
  const stored = found && (await files.read(found.fileKey))
  if (!found || !stored) throw new NotFound('There is no file at this address')
  const isHead = request.method === 'HEAD'
  if (isHead) await stored.stream.cancel()
  return new Response(isHead ? null : stored.stream, {
    headers: {
      ...attachmentHeaders(found.name, found.type),
      'Content-Length': String(stored.size),
      'Cache-Control': 'private, no-store',
    },
  })
})
