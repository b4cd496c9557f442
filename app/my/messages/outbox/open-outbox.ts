import { forget, keep, readKept } from './kept-words.ts'
import { post } from './post-words.ts'
import type { Place, Waiting } from './waiting.ts'

const AGAIN_MS = 5_000

export type Outbox = ReturnType<typeof openOutbox>

/** What was written and is not known to have arrived. It goes out in its order, one after the other. */
export function openOutbox(place: Place) {
  let waiting: readonly Waiting[] = []
  let isBusy = false
  let again: ReturnType<typeof setTimeout> | undefined
  let onSent = () => {}
  const listeners = new Set<() => void>()

  function show(next: readonly Waiting[]): void {
    waiting = next
    for (const changed of listeners) changed()
  }
  const changed = (clientId: string, to: Partial<Waiting>) =>
    waiting.map((one) => (one.clientId === clientId ? { ...one, ...to } : one))

  function change(clientId: string, to: Partial<Waiting>): void {
    show(changed(clientId, to))
    const one = waiting.find((each) => each.clientId === clientId)
    if (one) keep(place, one)
  }
  function remove(clientId: string): void {
    show(waiting.filter((one) => one.clientId !== clientId))
    forget(place, clientId)
  }

  const findNext = () => waiting.find(({ state }) => state !== 'failed')

  async function sendAll(): Promise<void> {
    for (let next = findNext(); next; next = findNext()) {
      const { clientId } = next
      change(clientId, { state: 'sending' })
      const outcome = await post(place.conversationId, next, (sent) => show(changed(clientId, { sent })))
      if (outcome.is === 'waits') {
        change(clientId, { state: 'waits', sent: 0 })
        again = setTimeout(flush, AGAIN_MS)
        return
      }
      if (outcome.is === 'failed') change(clientId, { state: 'failed', why: outcome.why, care: outcome.care })
      else {
        remove(clientId)
        onSent()
      }
    }
  }
  /** The line is back: what waits goes out. */
  function flush(): void {
    if (isBusy || !findNext()) return
    isBusy = true
    clearTimeout(again)
    void sendAll().finally(() => (isBusy = false))
  }
  function sendAgain(clientId: string, more: Partial<Waiting>): void {
    change(clientId, { ...more, state: 'sending', sent: 0, why: '', care: [] })
    flush()
  }

  return {
    flush,
    read: () => waiting,
    listen(hear: () => void) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    /** Goes on with what was left when the page was closed. Returns how it is stopped: what is on its way goes on, and nobody is told. */
    begin(tellSent: () => void) {
      onSent = tellSent
      show(readKept(place))
      flush()
      addEventListener('online', flush)
      return () => {
        onSent = () => {}
        removeEventListener('online', flush)
        clearTimeout(again)
      }
    },
    add(words: Pick<Waiting, 'text' | 'files' | 'reply'>) {
      const one: Waiting = {
        ...words,
        clientId: crypto.randomUUID(),
        writtenAt: Date.now(),
        lostFiles: [],
        careSeen: false,
        state: 'sending',
        why: '',
        care: [],
      }
      show([...waiting, one])
      keep(place, one)
      flush()
    },
    /** Sends again what failed; `careSeen`: its writer has looked at what it says. */
    again: (clientId: string, careSeen = false) => sendAgain(clientId, { careSeen }),
    /** Sends what failed without what it answers: that may have been taken back meanwhile. */
    withoutReply: (clientId: string) => sendAgain(clientId, { reply: null }),
    /** Sends what had lost its files, with those that were chosen for it now. */
    giveFiles: (clientId: string, files: readonly File[]) => sendAgain(clientId, { files, lostFiles: [] }),
    drop: remove,
    /** These came back from the server. */
    arrived(clientIds: ReadonlySet<string>) {
      for (const { clientId } of waiting) if (clientIds.has(clientId)) remove(clientId)
    },
  }
}
