import { keep, type Place, post, readKept, type Waiting } from './outbox.ts'

const AGAIN_MS = 5_000

export type Outbox = ReturnType<typeof openOutbox>

/** What was written and is not known to have arrived. It goes out in its order, one after the other. */
export function openOutbox(place: Place) {
  let waiting: readonly Waiting[] = []
  let isBusy = false
  let again: ReturnType<typeof setTimeout> | undefined
  let onSent = () => {}
  const listeners = new Set<() => void>()

  function set(next: readonly Waiting[]): void {
    waiting = next
    keep(place, next)
    for (const changed of listeners) changed()
  }
  const change = (clientId: string, to: Partial<Waiting>) =>
    set(waiting.map((one) => (one.clientId === clientId ? { ...one, ...to } : one)))
  const without = (clientId: string) => waiting.filter((one) => one.clientId !== clientId)

  async function sendAll(): Promise<void> {
    for (;;) {
      const next = waiting.find(({ state }) => state !== 'failed')
      if (!next) return
      change(next.clientId, { state: 'sending' })
      const outcome = await post(place.conversationId, next, (sent) => change(next.clientId, { sent }))
      if (outcome.is === 'waits') {
        change(next.clientId, { state: 'waits', sent: 0 })
        again = setTimeout(flush, AGAIN_MS)
        return
      }
      if (outcome.is === 'failed')
        change(next.clientId, { state: 'failed', why: outcome.why, care: outcome.care })
      else {
        set(without(next.clientId))
        onSent()
      }
    }
  }
  /** The line is back: what waits goes out. */
  function flush(): void {
    if (isBusy) return
    isBusy = true
    clearTimeout(again)
    void sendAll().finally(() => (isBusy = false))
  }

  return {
    flush,
    read: () => waiting,
    listen(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Goes on with what was left when the page was closed. Returns how it is stopped. */
    begin(tellSent: () => void) {
      onSent = tellSent
      set(readKept(place))
      flush()
      addEventListener('online', flush)
      return () => {
        removeEventListener('online', flush)
        clearTimeout(again)
      }
    },
    add(one: Pick<Waiting, 'text' | 'files' | 'reply'>) {
      const clientId = crypto.randomUUID()
      set([...waiting, { ...one, clientId, careSeen: false, state: 'sending', why: '', care: [] }])
      flush()
    },
    /** Sends again what failed; `careSeen`: its writer has looked at what it says. */
    again(clientId: string, careSeen = false) {
      change(clientId, { state: 'sending', why: '', care: [], careSeen })
      flush()
    },
    drop: (clientId: string) => set(without(clientId)),
    /** These came back from the server. */
    arrived(clientIds: ReadonlySet<string>) {
      if (waiting.some(({ clientId }) => clientIds.has(clientId)))
        set(waiting.filter(({ clientId }) => !clientIds.has(clientId)))
    },
  }
}
