import { shapeOfPath } from './scrub-text.ts'

const MOST_LABELS = 200
const NOT_FOUND = 404
const TOO_BUSY = 503

/**
 * A label for each route and never one for each address. Without the route map the first two segments stand for it; past
 * a number that no route map has, all others share one label, so that a stranger can't fill the memory with addresses.
 */
export function routeLabels(
  routeOf: (path: string) => string | undefined = firstSegments,
): (path: string, status: number) => string {
  const known = new Set<string>()
  return (path, status) => {
    if (status === NOT_FOUND) return 'not found'
    const route = routeOf(path) ?? 'other'
    if (known.has(route)) return route
    // What is refused is any address that somebody made up: it takes no label of a route that is yet to be asked for.
    if (isRefused(status) || known.size >= MOST_LABELS) return 'other'
    known.add(route)
    return route
  }
}

const isRefused = (status: number) => (status >= 400 && status < 500) || status === TOO_BUSY

function firstSegments(path: string): string {
  if (path.startsWith('/assets/')) return '/assets/*'
  const [, first = '', second, third] = shapeOfPath(path.replace(/(?:\/_root|\/_)?\.data$/, '')).split('/')
  if (second === undefined) return `/${first}`
  return ['my', 'admin', 'auth', 'docs'].includes(first)
    ? `/${first}/${second}${third === undefined ? '' : '/*'}`
    : `/${first}/*`
}
