import { isRouteErrorResponse } from 'react-router'
import { shapeOfPath } from '#platform/telemetry/scrub-text.ts'

/** As much of the router as is looked at. */
type RouterState = {
  location: { pathname: string }
  matches: { route: { path?: string | undefined } }[]
  errors: Record<string, unknown> | null
}
export type WatchedRouter = { state: RouterState; subscribe(hear: (state: RouterState) => void): () => void }

type PageView = { pattern: string; notFound: boolean }

export type PageViews = {
  /** The route's pattern, which names no one, for a path that was shown or for any other. */
  patternOf(path: string): string
  endedInNotFound(path: string): boolean
}

const MOST_REMEMBERED = 100

/** Remembers what became of each page shown, because its performance report is made some time after. */
export function watchPageViews(router: WatchedRouter | undefined): PageViews {
  const views = new Map<string, PageView>()
  function note(state: RouterState): void {
    views.delete(state.location.pathname)
    views.set(state.location.pathname, pageViewOf(state))
    const [oldest] = views.keys()
    if (views.size > MOST_REMEMBERED && oldest !== undefined) views.delete(oldest)
  }
  if (router) {
    note(router.state)
    router.subscribe(note)
  }
  return {
    patternOf: (path) => views.get(path)?.pattern ?? shapeOfPath(path),
    endedInNotFound: (path) => views.get(path)?.notFound ?? false,
  }
}

function pageViewOf(state: RouterState): PageView {
  const segments = state.matches.flatMap(({ route }) => (route.path ?? '').split('/')).filter(Boolean)
  const errors = Object.values(state.errors ?? {})
  return {
    pattern: `/${segments.join('/')}`,
    notFound: errors.some((error) => isRouteErrorResponse(error) && error.status === 404),
  }
}
