import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openOutbox, type Outbox } from './open-outbox.ts'
import type { Place, Waiting } from './waiting.ts'

const NOTHING: readonly Waiting[] = []
const readNothing = () => NOTHING

/** The outbox of a conversation for as long as its page is open. */
export function useOutbox(place: Place, onSent: () => void): { outbox: Outbox; waiting: readonly Waiting[] } {
  const [outbox] = useState(() => openOutbox(place))
  const waiting = useSyncExternalStore(outbox.listen, outbox.read, readNothing)
  const sent = useRef(onSent)
  useEffect(() => {
    sent.current = onSent
  })
  useEffect(() => outbox.begin(() => sent.current()), [outbox])
  return { outbox, waiting }
}
