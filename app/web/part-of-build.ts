import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** As addresses are written; whatever is written otherwise is looked for among all. */
const PLAIN = /^\/([a-z][a-z\d-]*)(?:\/|\.data$|$)/

/** The first part of an address, by which its routes are told from others; none, where nobody could tell. */
export const segmentOf = (path: string): string | undefined => (path === '/' ? '' : PLAIN.exec(path)?.[1])

/**
 * The product without the routes that no address below this segment can meet: React Router makes objects of all that there are for every
 * page, ranks them, and tries one after the other, six times. Nothing where the segment is nobody's.
 */
export function partOfBuild(build: ServerBuild, segment: string): ServerBuild | undefined {
  const all = Object.values(build.routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const leaves = all.filter(({ id }) => !parents.has(id))
  const own = leaves.filter((route) => firstOf(build.routes, route) === segment)
  if (own.length === 0) return undefined
  const anywhere = leaves.filter((route) => !isPlain(firstOf(build.routes, route)))
  const ids = new Set(
    [...own, ...anywhere].flatMap((route) => lineOf(build.routes, route).map(({ id }) => id)),
  )
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  }
}

/** Of `/:name`, `/*` and the page at `/` itself nobody knows where they end. */
const isPlain = (first: string) => /^[a-z\d.-]+$/.test(first)

const firstOf = (routes: Routes, route: Route): string =>
  lineOf(routes, route)
    .flatMap(({ path = '' }) => path.split('/'))
    .find((one) => one !== '') ?? ''

/** The route and all that it stands in, the outermost first. */
function lineOf(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...lineOf(routes, parent), route] : [route]
}

const pick = <Value>(
  from: Readonly<Record<string, Value>>,
  ids: ReadonlySet<string>,
): Record<string, Value> => Object.fromEntries(Object.entries(from).filter(([id]) => ids.has(id)))
