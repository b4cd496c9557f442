import { shapeOfPath } from './scrub-text.ts'

const MOST_LABELS = 200
const NOT_FOUND = 404

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
    if (!known.has(route) && known.size >= MOST_LABELS) return 'other'
    known.add(route)
    return route
  }
}

function firstSegments(path: string): string {
  if (path.startsWith('/assets/')) return '/assets/*'
  const [, first = '', second, third] = shapeOfPath(path.replace(/(?:\/_root|\/_)?\.data$/, '')).split('/')
  if (second === undefined) return `/${first}`
  return ['my', 'admin', 'auth', 'docs'].includes(first)
    ? `/${first}/${second}${third === undefined ? '' : '/*'}`
    : `/${first}/*`
}
