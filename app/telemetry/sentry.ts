import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/browser'
import type { BrowserIdentity } from '#platform/telemetry/telemetry.ts'
import type { Capture } from './buffer.ts'
import { tunnelOf } from './identity.ts'
import { watchPageViews, type WatchedRouter } from './page-views.ts'
import { tidyError, tidyTransaction } from './tidy-report.ts'

/** One visit in ten is measured: enough to see a change within a day, and the other nine never load what measures. */
const MEASURED_SHARE = 0.1

const NOTHING_PERSONAL = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
}

/**
 * The reporting client, in a chunk of its own. It is put together by hand because the client's own `init` brings every
 * integration along: breadcrumbs, sessions and contexts that are not wanted here.
 */
export function openSentry(identity: BrowserIdentity, isMeasured = Math.random() < MEASURED_SHARE): Capture {
  // oxlint-disable-next-line no-underscore-dangle -- React Router's own name for the router of the page
  const router = (window as { __reactRouterDataRouter?: WatchedRouter }).__reactRouterDataRouter
  const views = watchPageViews(router)
  const client = new BrowserClient({
    // The tunnel takes everything: the host in the DSN is never asked.
    dsn: `${window.location.protocol}//${identity.publicKey}@${window.location.host}/${identity.project}`,
    tunnel: tunnelOf(identity),
    release: identity.release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    sendClientReports: false,
    dataCollection: NOTHING_PERSONAL,
    ...(isMeasured ? { tracesSampleRate: 1 } : {}),
    // No header is added to our own requests.
    tracePropagationTargets: [],
    // A page load is one report, sent when it is over: only then is known whether it ended in not-found.
    traceLifecycle: 'static',
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend: (event, hint) => tidyError(event, hint.originalException, views),
    beforeSendTransaction: (event) => tidyTransaction(event, views, documentStatus()),
  })
  setCurrentClient(client)
  client.init()
  if (isMeasured) void measure(client)
  return ({ error, eventId }) => {
    captureException(error, { event_id: eventId })
  }
}

async function measure(client: BrowserClient): Promise<void> {
  try {
    const { measurePages } = await import('./page-speed.ts')
    measurePages(client)
  } catch {
    // A page whose speed is not measured is as good as any other.
  }
}

/** The status with which the document came, where the browser says so. */
function documentStatus(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as (PerformanceNavigationTiming & { responseStatus?: number }) | undefined)
    ?.responseStatus
}
