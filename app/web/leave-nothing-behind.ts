import { endedSessionCookie } from './session-cookie.ts'

/**
 * What a browser still holds for whoever sits down next: pages to go back to, and the searches and places it remembers. The
 * theme is a cookie and stays; the service worker and its offline page come back with the next page.
 */
const LEFT_BEHIND = '"cache", "storage"'

/** An answer that ends a session, wherever it was ended, empties the browser of it. */
export function leaveNothingBehind(headers: Headers): void {
  if (headers.getSetCookie().includes(endedSessionCookie)) headers.set('Clear-Site-Data', LEFT_BEHIND)
}
