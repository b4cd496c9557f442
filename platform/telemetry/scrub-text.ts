/** Personal data and keys inside a text: e-mail addresses, network addresses, long numbers, tokens, query strings. */

const LONGEST_TEXT = 4_000

/** The segment after one of these names a person or a team, or opens a door. */
const TELLING_PARENTS = new Set([
  'user',
  'users',
  't',
  'invites',
  'deals',
  'files',
  'unsubscribe',
  'alerts',
  'confirm',
])
const NOT_A_NAME = new Set(['new'])

const rules: readonly (readonly [RegExp, string])[] = [
  [/\?[\w.[\]-]{1,64}=[^\s"'<>]*/g, '?[query]'],
  [/[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu, '[e-mail]'],
  [/\b(?:Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, '[token]'],
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  [
    /\b(?:password|passwd|secret|token|api[_-]?key|authorization|cookie)(["']?\s*[=:]\s*["']?)[^\s"'&,;)]+/gi,
    '[secret]',
  ],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g, '[account]'],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, '[address]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}(?::?[0-9a-f]{1,4})?(?![\w:])/gi, '[address]'],
  [/(?<![\w.])\+?\d(?:[ ()-]?\d){9,18}(?![\w.])/g, '[number]'],
]

export function scrubText(text: string): string {
  // PostgreSQL holds neither a zero character nor half a surrogate pair.
  let clean = text
    .slice(0, LONGEST_TEXT)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
  clean = clean.replace(
    /\b(https?:\/\/)([^\s"'<>()]+)/gi,
    (_, scheme: string, rest: string) => scheme + scrubAddress(rest),
  )
  if (/^\/[^\s]*$/.test(clean)) clean = scrubAddress(clean)
  for (const [pattern, instead] of rules) clean = clean.replace(pattern, instead)
  return clean
}

/** Host and path stay, without credentials, query, fragment and what names a person. */
function scrubAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const slash = path.indexOf('/')
  const host = slash === -1 ? path : path.slice(0, slash)
  const shown = host.slice(host.lastIndexOf('@') + 1)
  return slash === -1 ? shown : shown + shapeOfPath(path.slice(slash))
}

// `/user/kate/about` becomes `/user/*/about`; `/assets/entry-x.js:1:20` is left for the source map.
export function shapeOfPath(path: string): string {
  if (/^\/(?:assets|app|node_modules|@vite|@fs)\//.test(path)) return path
  const segments = path.split('/')
  return segments
    .map((segment, index) => {
      const parent = segments[index - 1] ?? ''
      const named =
        TELLING_PARENTS.has(parent) && segment !== '' && !segment.startsWith(':') && !NOT_A_NAME.has(segment)
      return named || isIdentifier(segment) ? '*' : segment
    })
    .join('/')
}

function isIdentifier(segment: string): boolean {
  return (
    /^\d+$/.test(segment) ||
    /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(segment) ||
    (/\d/.test(segment) && /^[\w.~-]{20,}$/.test(segment))
  )
}
