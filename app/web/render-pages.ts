import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Config } from '#platform/config/variables.ts'

export function renderPages(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
): RequestHandler {
  // Behind a proxy that ends TLS the origin of a form is the public one, not the one this process sees.
  const allowedActionOrigins = [new URL(config.origin).host]
  const read = typeof build === 'function' ? build : () => Promise.resolve(build)
  return createRequestHandler(async () => ({ ...(await read()), allowedActionOrigins }), import.meta.env.MODE)
}
