import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { KeepingAnswer, KeptWords } from './keeping-endpoint.ts'

const AFTER_MS = 1_500
/** Well within the time after which somebody counts as gone. */
const HERE_EVERY_MS = 30_000

type Keeping = {
  form: RefObject<HTMLFormElement | null>
  /** Where the words are sent. */
  address: string
  /** The version that they are written over. */
  version: number
  /** What is said of them until they are sent for the first time. */
  status: string
  fields: readonly string[]
  saysKept: (kept: KeptWords) => string
}

function contentOf(form: HTMLFormElement, fields: readonly string[]) {
  const typed = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? '')]))
}

/** Keeps what is typed a moment after the last key, and hears who else has it open. */
export function useKeptWords({ form, address, version, status: first, fields, saysKept }: Keeping) {
  const [basedOn, setBasedOn] = useState(version)
  const [status, setStatus] = useState(first)
  const [others, setOthers] = useState<string[]>([])
  const [behind, setBehind] = useState<{ number: number; current: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The next save is based on this one, also when both begin before the page is drawn anew.
  const latest = useRef(version)

  const send = useCallback(
    async (draft: unknown): Promise<void> => {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ draft }),
        })
        const answer = (await response.json()) as KeepingAnswer | { error: string }
        if ('error' in answer) return setStatus(`not kept: ${answer.error}`)
        setOthers(answer.others)
        if (!answer.saved) return
        const { outcome, number, current } = answer.saved
        setStatus(saysKept(answer.saved))
        if (outcome === 'behind') return setBehind({ number, current })
        latest.current = number
        setBasedOn(number)
      } catch {
        setStatus('not kept: the connection is away. Your words are still here.')
      }
    },
    [address, saysKept],
  )

  const stop = useCallback(() => clearTimeout(timer.current), [])
  const changed = useCallback(() => {
    stop()
    timer.current = setTimeout(() => {
      if (form.current) void send({ basedOn: latest.current, content: contentOf(form.current, fields) })
    }, AFTER_MS)
  }, [form, fields, send, stop])

  useEffect(() => {
    const comes = setTimeout(() => void send(null))
    const isHere = setInterval(() => void send(null), HERE_EVERY_MS)
    return () => {
      clearTimeout(comes)
      clearInterval(isHere)
      stop()
    }
  }, [send, stop])

  return { basedOn, status, others, behind, changed, stop }
}
