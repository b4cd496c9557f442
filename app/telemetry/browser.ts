import { openErrorBuffer } from './buffer.ts'
import { newEventId } from './event-id.ts'
import { identityInPage } from './identity.ts'

const DIGEST_LENGTH = 8
/** A slow telephone is still busy with the page itself before that. */
const START_AFTER_MS = 10_000

const buffer = openErrorBuffer(newEventId)

/** The digest to show with an error: how the id of its report begins. */
export function digestOfClientError(error: unknown): string {
  return buffer.idOf(error).slice(0, DIGEST_LENGTH)
}

export function reportClientError(error: unknown): void {
  buffer.take(error)
  startNow()
}

function onError(event: ErrorEvent): void {
  reportClientError(event.error ?? event.message)
}

function onRejection(event: PromiseRejectionEvent): void {
  reportClientError(event.reason)
}

let startNow: () => void = () => {}

/** Loads the reporting client when there is something to report, and otherwise long after the page became useful. */
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
  startNow = () => {
    startNow = () => {}
    // A client that can't be loaded (offline, blocked) costs the page nothing.
    load().catch(() => {})
  }
  whenUseful(() => startNow())
}

function whenUseful(run: () => void): void {
  const later = () => setTimeout(run, START_AFTER_MS)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
