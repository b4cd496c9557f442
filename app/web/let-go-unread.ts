import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Promise<Response> | Response

/**
 * An answer to somebody who has gone meanwhile is read by nobody, and whoever makes it would wait: a file's connection to its bucket
 * stays taken, a brief goes on growing. They are told.
 */
export function lettingGoUnread(answer: Fetch): Fetch {
  return async (request, bindings) => {
    const answered = await answer(request, bindings)
    if (bindings.outgoing.destroyed) await letGo(answered, 'whoever asked went away')
    return answered
  }
}

/** Hono answers HEAD with what stands above the body that GET would have been given, and leaves the body to itself. */
export const lettingGoOfBodies: MiddlewareHandler = async (context, next) => {
  await next()
  if (context.req.method === 'HEAD') await letGo(context.res, 'only what stands above it was asked for')
}

async function letGo({ body }: Response, why: string): Promise<void> {
  await body?.cancel(why).catch(() => {})
}
