import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { nextTurn } from '#platform/process/turns.ts'
import { pageContext } from './page-context.ts'
import { servicesContext } from './services.ts'

const RENDER_TIMEOUT_MS = 10_000
/** No page is as long: React would stop where this ends, and go on when it is told that there is room. */
const ROOM_BYTES = 64 * 1024 * 1024

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext)
  const { nonce } = page
  headers.set('Content-Type', 'text/html; charset=utf-8')
  keepRetryAfter(routerContext, headers)
  await nextTurn()
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Otherwise React puts the larger of what was loaded apart at the end of a long page, for a script to move into its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Sent whole, a page needs no script to put its parts in place, and costs the socket one write instead of dozens.
        onAllReady() {
          clearTimeout(timer)
          const answer = (html: Buffer<ArrayBuffer>) => {
            page.html = html
            resolve(new Response(html, { status, headers }))
          }
          pipe(gather(answer))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error) {
          noteFault(error, request, context)
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS)
  })
}

function gather(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    highWaterMark: ROOM_BYTES,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
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
