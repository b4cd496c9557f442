import { openErrorBuffer } from './buffer.ts'
import { newEventId } from './event-id.ts'
import { identityInPage } from './identity.ts'

const DIGEST_LENGTH = 8
const LATEST_START_MS = 5_000

const buffer = openErrorBuffer(newEventId)

/** The digest to show with an error: how the id of its report begins. */
export function digestOfClientError(error: unknown): string {
  return buffer.idOf(error).slice(0, DIGEST_LENGTH)
}

export function reportClientError(error: unknown): void {
  buffer.take(error)
}

function onError(event: ErrorEvent): void {
  buffer.take(event.error ?? event.message)
}

function onRejection(event: PromiseRejectionEvent): void {
  buffer.take(event.reason)
}

/** Loads the reporting client once the page is useful; errors that happen before that are not lost. */
export function startTelemetry(): void {
  const identity = identityInPage(document)
  if (!identity) return
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)

  async function load(): Promise<void> {
    const { openSentry } = await import('./sentry.ts')
    if (!identity) return
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    buffer.drainInto(openSentry(identity))
  }
  // A client that can't be loaded (offline, blocked) costs the page nothing.
  whenUseful(() => load().catch(() => {}))
}

function whenUseful(run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_START_MS })
    else setTimeout(run, 1_000)
  }
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
