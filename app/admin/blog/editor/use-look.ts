import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Look } from '#app/public/blog/look.route.ts'

const AFTER_MS = 400
/** While a picture is being drawn it is asked for again. */
const DRAWING_MS = 2_000

/** How the text will look, asked of the server a moment after the last key: it alone knows pictures and figures. */
export function useLook(slug: string, form: RefObject<HTMLFormElement | null>) {
  const [shown, setShown] = useState<Look | null>(null)
  const [isAway, setAway] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  const ask = useCallback(async (): Promise<void> => {
    if (!form.current) return
    asking.current?.abort()
    const asked = new AbortController()
    asking.current = asked
    const typed = new FormData(form.current)
    try {
      const response = await fetch(`/blog/${slug}/look`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          title: String(typed.get('title') ?? ''),
          body: String(typed.get('body') ?? ''),
        }),
        signal: asked.signal,
      })
      if (!response.ok) return setAway(true)
      setShown((await response.json()) as Look)
      setAway(false)
    } catch {
      if (!asked.signal.aborted) setAway(true)
    }
  }, [form, slug])

  const after = useCallback(
    (wait: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void ask(), wait)
    },
    [ask],
  )
  const changed = useCallback(() => after(AFTER_MS), [after])

  useEffect(() => {
    after(0)
    return () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    }
  }, [after])
  useEffect(() => {
    if (shown?.areDrawing) after(DRAWING_MS)
  }, [shown, after])

  return { shown, isAway, changed }
}
