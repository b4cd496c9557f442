const NEVER_CACHED = 'no-store'
/** A browser asks again each time, but may show the page at once when a person goes back. */
const ASKED_AGAIN = 'private, no-cache'

/**
 * What a browser may keep of an answer. Whoever sits down after someone who signed out presses Back: what was shown to a
 * member, and every page that is not the same for all, is asked for again and not found any more.
 */
export function cacheControl(
  given: string | null,
  page: { isAnonymous: boolean; isForAll: boolean },
): string {
  if (given !== null && /^public|no-store/.test(given)) return given
  if (!page.isAnonymous) return NEVER_CACHED
  return given ?? (page.isForAll ? ASKED_AGAIN : NEVER_CACHED)
}
