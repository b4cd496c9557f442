import { attachmentHeaders } from './attachment-headers.ts'
import type { StoredFile } from './stored-file.ts'

/** Hands out a stored file to whoever may have it: the one way in which a person's file leaves the house. */
export function answerAttachment(
  { name, type }: { name: string; type: string },
  stored: StoredFile,
): Response {
  return new Response(stored.stream, {
    headers: {
      ...attachmentHeaders(name, type),
      'Content-Length': String(stored.size),
      'Cache-Control': 'private, no-store',
    },
  })
}
