import { z } from 'zod'
import { staffOnly, type MemberEdge, reading } from '#app/edge.ts'
import { identitySeal } from '#app/shared/identity/identity-seal.ts'
import { isProved } from '#domain/accounts/index.ts'
import { openDocument } from '#domain/identity-checks/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { encryptedStore } from '#platform/files/encrypted-store.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
}

/** One document for whoever decides, opened for this answer alone. */
export const loader = reading(staffOnly('identity.read-queue', answerDocument))

async function answerDocument(edge: MemberEdge): Promise<Response> {
  const { transaction, actor, origin, viewer, clock, params, files } = edge
  const missing = new NotFound('There is no such document')
  const id = z.uuid().safeParse(params['id']).data
  // Whoever did not just prove who they are finds nothing here: the page of the check asks them to.
  if (!id || !isProved(viewer.provedAt, clock.now())) throw missing
  const context = { seal: identitySeal(edge), origin }
  const { fileKey, key, type, place } = await transaction((tx) => openDocument(tx, actor, id, context))
  const extension = EXTENSIONS[type]
  const stored = extension && (await encryptedStore(files, key).read(fileKey))
  if (!stored) throw missing
  return new Response(stored.stream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(stored.size),
      'Content-Disposition': `inline; filename="document-${place}.${extension}"`,
      // Nothing in it runs, fetches or is framed; a browser's own viewer of PDFs needs its styles.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; object-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-store',
    },
  })
}
