import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const REQUEST_ID = /^[\w-]{8,64}$/

const given = new WeakMap<IncomingMessage, string>()

/** The one name of a request, in every line of the log and in its answer. A proxy that is trusted may have named it already. */
export function requestIdOf(incoming: IncomingMessage, trustedProxies: number): string {
  const known = given.get(incoming)
  if (known !== undefined) return known
  const named = trustedProxies > 0 ? incoming.headers['x-request-id']?.toString() : undefined
  const id = named !== undefined && REQUEST_ID.test(named) ? named : randomUUID()
  given.set(incoming, id)
  return id
}
