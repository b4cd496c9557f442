import { STREAM_ADDRESS } from './stream-address.ts'

/** What a page hears: an event of its member, or that the line is open anew and something may have been missed. */
export type Heard = { kind: string; [more: string]: unknown }

const FIRST_WAIT_MS = 3_000
const LONGEST_WAIT_MS = 120_000
const NAME = 'guildhall-stream'

type Hear = (heard: Heard) => void
const listeners = new Set<Hear>()
let channel: BroadcastChannel | undefined

/**
 * Hears what happens to the member who is signed in. All tabs of a browser share one connection: the tab that holds the lock has
 * it and tells the others; when it is closed, the next one takes over.
 */
export function listenToLine(hear: Hear): () => void {
  listeners.add(hear)
  channel ??= joinTabs()
  return () => void listeners.delete(hear)
}

function joinTabs(): BroadcastChannel {
  const joined = new BroadcastChannel(NAME)
  joined.addEventListener('message', ({ data }) => tellPage(data as Heard))
  const hold = () =>
    holdLine((heard) => {
      tellPage(heard)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only pages of this origin
      joined.postMessage(heard)
    })
  // For as long as the tab lives: it is given up with the page.
  void navigator.locks?.request(NAME, () => new Promise<never>(hold))
  return joined
}

function tellPage(heard: Heard): void {
  for (const hear of listeners) hear(heard)
}

function holdLine(tell: Hear, refusals = 0): void {
  const source = new EventSource(STREAM_ADDRESS)
  let hasOpened = false
  source.addEventListener('open', () => {
    hasOpened = true
  })
  source.addEventListener('message', ({ data }) => tell(JSON.parse(String(data)) as Heard))
  source.addEventListener('error', () => {
    // A broken line is mended by the browser itself; one that was refused is tried again here, ever more seldom.
    if (source.readyState !== EventSource.CLOSED) return
    const again = hasOpened ? 0 : refusals + 1
    const waits = Math.min(FIRST_WAIT_MS * 2 ** again, LONGEST_WAIT_MS) * (0.5 + Math.random())
    setTimeout(() => holdLine(tell, again), waits)
  })
}
