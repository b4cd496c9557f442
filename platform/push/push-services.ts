/** Where browsers have their push messages brought to: Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const KNOWN = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]
const KNOWN_BELOW = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com']

/**
 * Whether messages may be sent there. The address comes from a browser, that is from anybody: without a list it would be a way to make
 * this server ask any address of its own network. `others` are origins that the operator knows besides.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  if (others.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return KNOWN.includes(url.hostname) || KNOWN_BELOW.some((ending) => url.hostname.endsWith(ending))
}
