import type { IncomingMessage } from 'node:http'
import type { RequestListener } from '#platform/http/listen.ts'
import { FORM_BYTES } from './is-transfer.ts'

/**
 * A form goes on when all of it has arrived: who sends slowly, by a poor line or on purpose, holds no place that others wait for.
 * The way behind reads it from `rawBody` (`@hono/node-server`).
 */
export function wholeFormsFirst(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (!isSmallForm(incoming)) return listener(incoming, outgoing)
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () => {
      listener(Object.assign(incoming, { rawBody: Buffer.concat(chunks) }), outgoing)
    })
  }
}

function isSmallForm({ method, headers }: IncomingMessage): boolean {
  const bytes = Number(headers['content-length'] ?? 0)
  return method !== 'GET' && method !== 'HEAD' && bytes > 0 && bytes <= FORM_BYTES
}
