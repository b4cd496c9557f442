import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Config } from '#platform/config/variables.ts'
import { partOfBuild, segmentOf } from './part-of-build.ts'

export function renderPages(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
): RequestHandler {
  // Behind a proxy that ends TLS the origin of a form is the public one, not the one this process sees.
  const allowedActionOrigins = [new URL(config.origin).host]
  const allowing = (read: ServerBuild): ServerBuild => ({ ...read, allowedActionOrigins })
  const handle = (read: ServerBuild) => createRequestHandler(read, import.meta.env.MODE)
  // Given as a function, a build is taken apart into its routes for every request: only development, where it changes, pays that.
  if (typeof build === 'function')
    return createRequestHandler(async () => allowing(await build()), import.meta.env.MODE)
  const whole = allowing(build)
  const ofAll = handle(whole)
  const bySegment = new Map<string, RequestHandler>()
  return (request, context) => {
    const segment = segmentOf(new URL(request.url).pathname)
    if (segment === undefined) return ofAll(request, context)
    const known = bySegment.get(segment)
    if (known) return known(request, context)
    const part = partOfBuild(whole, segment)
    if (!part) return ofAll(request, context)
    const ofPart = handle(part)
    bySegment.set(segment, ofPart)
    return ofPart(request, context)
  }
}
