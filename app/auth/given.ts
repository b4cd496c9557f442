import type { Edge } from '#app/edge.ts'
import type { SignInGiven } from '#domain/accounts/index.ts'

/** What every way in is given. */
export function signInGiven({ settings, origin, config }: Edge): SignInGiven {
  return { settings, origin, siteOrigin: config.origin }
}
