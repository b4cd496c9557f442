import { useEffect, useRef, useState } from 'react'
import type { ServiceContent } from '#domain/catalogue/service-content.ts'
import type { RefusedDraft, SavedDraft } from './draft.route.ts'

const SAVE_AFTER_MS = 800
const TRY_AGAIN_MS = 4_000
const ADDRESS = '/my/services/draft'

export type DraftState =
  | { kind: 'saved' | 'unsaved' | 'saving' | 'offline' }
  | { kind: 'refused'; message: string; fields: Record<string, string[]> }

type Start = {
  serviceId: string | null
  slug: string | null
  content: ServiceContent
  writtenAt: string | null
  /** For which team it is begun, until it is there. */
  team: string | null
}

/** What is known of the draft besides its words; it lives outside of rendering, since saving goes on between renders. */
type Keeper = Omit<Start, 'content'> & {
  wanted: ServiceContent
  saved: ServiceContent
  running: Promise<boolean> | null
  timer: ReturnType<typeof setTimeout> | undefined
}

const bodyOf = ({ serviceId, writtenAt, wanted, team }: Keeper) =>
  JSON.stringify({ serviceId, basedOn: writtenAt, content: wanted, team })

async function send(keeper: Keeper): Promise<DraftState> {
  const sending = keeper.wanted
  let response: Response
  try {
    response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: bodyOf(keeper),
    })
  } catch {
    return { kind: 'offline' }
  }
  const answer = (await response.json().catch(() => null)) as SavedDraft | RefusedDraft | null
  if (!answer) return { kind: 'offline' }
  if ('error' in answer) return { kind: 'refused', message: answer.error, fields: answer.fields }
  keeper.saved = sending
  keeper.serviceId = answer.serviceId
  keeper.slug ??= answer.slug
  keeper.writtenAt = answer.writtenAt
  return { kind: keeper.wanted === sending ? 'saved' : 'unsaved' }
}

/** Saves what is typed, one request after another, and tells how that goes. */
export function useDraft(start: Start, onMade: (slug: string) => void) {
  const [content, setContent] = useState(start.content)
  const [state, setState] = useState<DraftState>({ kind: 'saved' })
  const [known, setKnown] = useState({ serviceId: start.serviceId, slug: start.slug })
  const keeper = useRef<Keeper>({
    ...start,
    wanted: start.content,
    saved: start.content,
    running: null,
    timer: undefined,
  })

  const run = async (): Promise<boolean> => {
    const held = keeper.current
    while (held.wanted !== held.saved) {
      setState({ kind: 'saving' })
      const isNew = held.serviceId === null
      const next = await send(held)
      setState(next)
      if (next.kind === 'offline') held.timer = setTimeout(() => void flush(), TRY_AGAIN_MS)
      if (next.kind === 'offline' || next.kind === 'refused') return false
      if (isNew && held.slug) {
        setKnown({ serviceId: held.serviceId, slug: held.slug })
        onMade(held.slug)
      }
    }
    return true
  }

  /** Saves at once what is not saved yet, and says whether all of it is. */
  const flush = (): Promise<boolean> => {
    const held = keeper.current
    clearTimeout(held.timer)
    held.running ??= run().finally(() => (held.running = null))
    return held.running
  }

  const change = (next: ServiceContent) => {
    const held = keeper.current
    held.wanted = next
    setContent(next)
    setState((before) => (before.kind === 'saving' ? before : { kind: 'unsaved' }))
    clearTimeout(held.timer)
    held.timer = setTimeout(() => void flush(), SAVE_AFTER_MS)
  }

  /** What was typed can't be kept as it is (a price in words): it waits, and says so. */
  const hold = (message: string, fields: Record<string, string[]>) => {
    clearTimeout(keeper.current.timer)
    setState({ kind: 'refused', message, fields })
  }

  useEffect(() => {
    const held = keeper.current
    // A page that goes away sends the last words without waiting for an answer.
    const leave = () => {
      if (held.wanted === held.saved || held.running) return
      clearTimeout(held.timer)
      void fetch(ADDRESS, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: bodyOf(held),
        keepalive: true,
      })
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    content,
    state,
    change,
    hold,
    flush,
    /** As it is this moment, also between two renders. */
    latest: () => keeper.current.wanted,
    latestSlug: () => keeper.current.slug,
    ...known,
  }
}
