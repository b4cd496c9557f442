import { attachmentHeaders } from './attachment-headers.ts'
import type { StoredFile } from './stored-file.ts'

/** Hands out a stored file to whoever may have it: the one way in which a person's file leaves the house. */
export async function answerAttachment(
  request: Request,
  { name, type }: { name: string; type: string },
  stored: StoredFile,
): Promise<Response> {
  const isHead = request.method === 'HEAD'
  if (isHead) await stored.stream.cancel()
  return new Response(isHead ? null : stored.stream, {
    headers: {
      ...attachmentHeaders(name, type),
      'Content-Length': String(stored.size),
      'Cache-Control': 'private, no-store',
    },
  })
}
