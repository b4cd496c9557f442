import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { nextTurn } from '#platform/process/turns.ts'
import { pageContext } from './page-context.ts'
import { renderHtml } from './web/rendering/render-html.tsx'
import { servicesContext } from './services.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  keepRetryAfter(routerContext, headers)
  await nextTurn()
  const html = await renderHtml({
    context: routerContext,
    url: request.url,
    nonce: page.nonce,
    onError: (error) => noteFault(error, request, context),
  })
  page.html = html
  // The page goes beside its answer: as its body it would be copied for each who looks whether it has one.
  return new Response(null, { status, headers })
}

/** When to come back is said by the loader or action that refused; React Router would leave it behind. */
function keepRetryAfter({ staticHandlerContext }: EntryContext, headers: Headers): void {
  const { actionHeaders, loaderHeaders } = staticHandlerContext
  for (const given of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) {
    const wait = given.get('Retry-After')
    if (wait) headers.set('Retry-After', wait)
  }
}

/** Called for whatever loaders and actions throw that is not a screen of its own. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) noteFault(error, request, context)
}

function noteFault(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  const page = context.get(pageContext)
  page.isAway ||= isDatabaseAway(error)
  // React reports the same failure to the shell and to its boundary: one fault, one digest.
  page.digest ??= context.get(servicesContext).telemetry.reportFault({
    error,
    requestId: page.requestId,
    route: new URL(request.url).pathname,
  })
}
