import { localPath } from '#app/local-path.ts'

const HOME = '/my'
/** Screens that only lead somewhere else: coming back to one would be a circle. */
const SIGN_IN_PATHS = /^\/(my\/(login|register|forgot|reset|otp|sign-out)|auth\/|@[^/]*\/)/

/** Where a person wanted to go before they had to sign in: an address of ours, or their own first page. */
export function nextPath(given: unknown): string {
  const path = localPath(given)
  const leadsAway = path.startsWith('//') || (path === '/' && given !== '/')
  return leadsAway || SIGN_IN_PATHS.test(path) ? HOME : path
}

/** Whether nothing else was wanted than to come in. */
export const isOwnHome = (next: string) => next === HOME

/** An address of a sign-in screen that remembers where the person wanted to go. */
export function withNext(path: string, next: string): string {
  return isOwnHome(next) ? path : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}
