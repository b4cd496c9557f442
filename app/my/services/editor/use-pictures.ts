import { useEffect, useState } from 'react'
import type { PictureView } from '#domain/pictures/index.ts'

const EVERY_MS = 1_500

/** The pictures of a gallery, asked for again while some of them are being drawn. */
export function usePictures(
  given: readonly PictureView[],
  ids: readonly string[],
): ReadonlyMap<string, PictureView> {
  const [asked, setAsked] = useState<readonly PictureView[]>([])
  const known = new Map([...given, ...asked].map((one) => [one.id, one]))
  const waiting = ids.filter((id) => (known.get(id)?.state ?? 'making') === 'making').join('&id=')

  useEffect(() => {
    if (!waiting) return
    const stop = new AbortController()
    const ask = async () => {
      if (document.hidden) return
      const response = await fetch(`/my/pictures?id=${waiting}`, { signal: stop.signal })
      if (!response.ok) return
      const found = (await response.json()) as PictureView[]
      setAsked((before) => [...before.filter(({ id }) => !found.some((one) => one.id === id)), ...found])
    }
    // What can't be asked now is asked again at the next turn.
    const turn = () => void ask().catch(() => undefined)
    turn()
    const timer = setInterval(turn, EVERY_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [waiting])

  return known
}
