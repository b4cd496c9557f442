import type { Edge } from '#app/edge.ts'
import { deviceTokenFrom } from '#app/web/device-cookie.ts'
import { tokenFrom } from '#app/web/session-cookie.ts'
import type { SignInContext } from '#domain/accounts/index.ts'

/** What every way in needs. */
export function signInContext({ settings, origin, config, request }: Edge, keep = true): SignInContext {
  const cookies = request.headers.get('Cookie')
  return {
    settings,
    origin,
    siteOrigin: config.origin,
    deviceToken: deviceTokenFrom(cookies),
    replacesToken: tokenFrom(cookies),
    keep,
  }
}
