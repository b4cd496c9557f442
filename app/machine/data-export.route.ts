import { z } from 'zod'
import { memberOnly, reading } from '#app/edge.ts'
import { requireProof } from '#app/shared/sign-in/require-proof.ts'
import { isExportLink, openExport } from '#domain/privacy/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { answerAttachment } from '#platform/files/answer-attachment.ts'

/** A member's own data: the address must be signed and in time, and the session its owner's. */
export const loader = reading(
  memberOnly(async (edge) => {
    const { params, url, config, clock, transaction, actor, origin, files } = edge
    const exportId = z.uuid().safeParse(params['id']).data
    if (!exportId || !isExportLink(exportId, url.searchParams, config.secret, clock.now())) throw notHere()
    // All that is known of a person: a session left open on a table must not be enough to carry it away.
    requireProof(edge, '/my/account#data')
    const { fileKey, readyAt } = await transaction((tx) => openExport(tx, actor, exportId, { origin }))
    const stored = await files.read(fileKey)
    if (!stored) throw notHere()
    const name = `my-data-${readyAt.toISOString().slice(0, 10)}.zip`
    return answerAttachment({ name, type: 'application/zip' }, stored)
  }),
)

function notHere(): NotFound {
  return new NotFound('This file is not here any more. Ask for a new one in your account.')
}
