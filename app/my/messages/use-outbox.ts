import { useCallback, useEffect, useRef, useState } from 'react'
import { keep, type Place, post, readKept, type Waiting } from './outbox.ts'

const AGAIN_MS = 5_000

type Outbox = {
  waiting: readonly Waiting[]
  add(one: Pick<Waiting, 'text' | 'files' | 'reply'>): void
  /** Sends again what waits or failed; `careSeen`: its writer has looked at what it says. */
  again(clientId: string, careSeen?: boolean): void
  drop(clientId: string): void
  /** The line is back: what waits goes out, in its order. */
  flush(): void
  /** These came back from the server. */
  arrived(clientIds: ReadonlySet<string>): void
}

/** What was written and is not known to have arrived. It goes out in its order, one after the other. */
export function useOutbox({ conversationId, memberId }: Place, onSent: () => void): Outbox {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const queue = useRef<readonly Waiting[]>([])
  const isBusy = useRef(false)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(onSent)
  useEffect(() => {
    sent.current = onSent
  })

  const set = useCallback(
    (next: readonly Waiting[]) => {
      queue.current = next
      setWaiting(next)
      keep({ conversationId, memberId }, next)
    },
    [conversationId, memberId],
  )
  const change = useCallback(
    (clientId: string, to: Partial<Waiting>) =>
      set(queue.current.map((one) => (one.clientId === clientId ? { ...one, ...to } : one))),
    [set],
  )
  const flush = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    clearTimeout(again.current)
    for (;;) {
      const next = queue.current.find(({ state }) => state !== 'failed')
      if (!next) break
      change(next.clientId, { state: 'sending' })
      const outcome = await post(conversationId, next)
      if (outcome.is === 'waits') {
        change(next.clientId, { state: 'waits' })
        again.current = setTimeout(() => void flush(), AGAIN_MS)
        break
      }
      if (outcome.is === 'failed')
        change(next.clientId, { state: 'failed', why: outcome.why, care: outcome.care })
      else {
        set(queue.current.filter(({ clientId }) => clientId !== next.clientId))
        sent.current()
      }
    }
    isBusy.current = false
  }, [change, conversationId, set])

  useEffect(() => {
    set(readKept({ conversationId, memberId }))
    void flush()
    const goOn = () => void flush()
    addEventListener('online', goOn)
    return () => {
      removeEventListener('online', goOn)
      clearTimeout(again.current)
    }
  }, [conversationId, memberId, flush, set])

  return {
    waiting,
    add(one) {
      const made: Waiting = {
        ...one,
        clientId: crypto.randomUUID(),
        careSeen: false,
        state: 'sending',
        why: '',
        care: [],
      }
      set([...queue.current, made])
      void flush()
    },
    again(clientId, careSeen = false) {
      change(clientId, { state: 'sending', why: '', care: [], careSeen })
      void flush()
    },
    drop: (clientId) => set(queue.current.filter((one) => one.clientId !== clientId)),
    flush: () => void flush(),
    arrived(clientIds) {
      if (queue.current.some(({ clientId }) => clientIds.has(clientId)))
        set(queue.current.filter(({ clientId }) => !clientIds.has(clientId)))
    },
  }
}
