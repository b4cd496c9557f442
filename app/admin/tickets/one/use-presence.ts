import { useEffect, useRef, useState } from 'react'
import type { PresenceSign } from '#domain/support/desk/desk-rules.ts'
import { useLiveDesk } from '../use-live-desk.ts'
import { DESK } from '../address-of-ticket.ts'

type Present = { name: string; does: PresenceSign; until: number }

const BEAT_MS = 20_000
const SHOWN_MS = 45_000
const WRITES_MS = 8_000

function tell(number: number, does: PresenceSign): void {
  void fetch(`${DESK}/${number}/live`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ does }),
    keepalive: true,
  }).catch(() => undefined)
}

/** Who else has this ticket open, and who of them writes. A page says that it is here, and again to whoever comes later. */
export function usePresence(number: number, viewerId: string) {
  const [present, setPresent] = useState<ReadonlyMap<string, Present>>(new Map())
  const toldAt = useRef(0)

  useLiveDesk(({ kind, number: about, memberId, name, does }) => {
    if (kind !== 'desk-presence' || about !== number || memberId === viewerId) return
    const id = String(memberId)
    if (!present.has(id) && does !== 'left') tell(number, 'reads')
    const until = Date.now() + SHOWN_MS
    setPresent((before) => new Map(before).set(id, { name: String(name), does: does as PresenceSign, until }))
  })

  useEffect(() => {
    tell(number, 'reads')
    const beating = setInterval(() => {
      tell(number, 'reads')
      setPresent((before) => new Map([...before].filter(([, { until }]) => until > Date.now())))
    }, BEAT_MS)
    return () => {
      clearInterval(beating)
      tell(number, 'left')
      setPresent(new Map())
    }
  }, [number])

  /** Called at each press of a key; told now and then. */
  function tellWriting(): void {
    if (Date.now() - toldAt.current < WRITES_MS) return
    toldAt.current = Date.now()
    tell(number, 'writes')
  }

  const others = [...present.values()].filter(({ does }) => does !== 'left')
  return { others, tellWriting }
}
