import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Config } from '#platform/config/variables.ts'

export function renderPages(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
): RequestHandler {
  // Behind a proxy that ends TLS the origin of a form is the public one, not the one this process sees.
  const allowedActionOrigins = [new URL(config.origin).host]
  const allowing = (read: ServerBuild): ServerBuild => ({ ...read, allowedActionOrigins })
  // Given as a function, a build is taken apart into its routes for every request: only development, where it changes, pays that.
  return createRequestHandler(
    typeof build === 'function' ? async () => allowing(await build()) : allowing(build),
    import.meta.env.MODE,
  )
}
