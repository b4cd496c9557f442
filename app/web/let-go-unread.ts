import type { Http2Bindings, HttpBindings } from '@hono/node-server'

type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Promise<Response> | Response

/**
 * An answer to somebody who has gone meanwhile is read by nobody, and whoever makes it would wait: a file's connection to its bucket
 * stays taken, a brief goes on growing. They are told.
 */
export function lettingGoUnread(answer: Fetch): Fetch {
  return async (request, bindings) => {
    const answered = await answer(request, bindings)
    if (bindings.outgoing.destroyed) await answered.body?.cancel('whoever asked went away').catch(() => {})
    return answered
  }
}
