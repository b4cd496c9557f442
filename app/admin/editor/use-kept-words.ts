import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { DraftAnswer } from '../draft.route.ts'
import type { EditedPost } from '../load-edit.ts'
import { addressOf } from '../post-words.ts'

const AFTER_MS = 1_500
/** Well within the time after which somebody counts as gone. */
const HERE_EVERY_MS = 30_000

const FIELDS = [
  'title',
  'summary',
  'body',
  'seoTitle',
  'seoDescription',
  'tags',
  'coverId',
  'coverAlt',
] as const

function contentOf(form: HTMLFormElement) {
  const typed = new FormData(form)
  return Object.fromEntries(FIELDS.map((name) => [name, String(typed.get(name) ?? '')]))
}

type Behind = { number: number; current: number }

/** Keeps what is typed a moment after the last key, and hears who else has the post open. */
export function useDraft(post: EditedPost, form: RefObject<HTMLFormElement | null>) {
  const [basedOn, setBasedOn] = useState(post.version)
  const [status, setStatus] = useState(`saved ${post.saved}, version ${post.version}`)
  const [others, setOthers] = useState<string[]>([])
  const [behind, setBehind] = useState<Behind | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The next save is based on this one, also when both begin before the page is drawn anew.
  const latest = useRef(post.version)
  const address = `${addressOf(post.id)}/draft`

  const send = useCallback(
    async (draft: unknown): Promise<void> => {
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ draft }),
        })
        const answer = (await response.json()) as DraftAnswer | { error: string }
        if ('error' in answer) return setStatus(`not kept: ${answer.error}`)
        setOthers(answer.others)
        if (!answer.saved) return
        const { outcome, number, current, at } = answer.saved
        setStatus(`kept ${at}, version ${number}`)
        if (outcome === 'behind') return setBehind({ number, current })
        latest.current = number
        setBasedOn(number)
      } catch {
        setStatus('not kept: the connection is away. Your words are still here.')
      }
    },
    [address],
  )

  const stop = useCallback(() => clearTimeout(timer.current), [])
  const changed = useCallback(() => {
    stop()
    timer.current = setTimeout(() => {
      if (form.current) void send({ basedOn: latest.current, content: contentOf(form.current) })
    }, AFTER_MS)
  }, [form, send, stop])

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
