import { useCallback, useEffect, useRef, useState } from 'react'
import type { BriefLine } from './brief.route.ts'
import type { BriefView } from './brief-view.ts'

/** A brief while it comes: its parts so far, and whether more will. */
export type Growing = {
  /** The visit of the page in which it was asked for. */
  place: string
  text: string
  view: BriefView
  isComing: boolean
  line: BriefLine | null
}

type Seen = Pick<Growing, 'text' | 'view'>

/** Sends a need by script and shows what is known as soon as it is. Without script the same form makes a whole page. */
export function useGrowingBrief() {
  const [growing, setGrowing] = useState<Growing | null>(null)
  const asking = useRef<AbortController>(undefined)

  const stop = useCallback(() => asking.current?.abort(), [])
  useEffect(() => stop, [stop])

  const grow = useCallback(
    async (form: FormData, { place, seen }: { place: string; seen: Seen | null }) => {
      stop()
      const mine = new AbortController()
      asking.current = mine
      const text = String(form.get('text') ?? '').trim()
      // What is on the page stays there until the new parts are known.
      setGrowing({ place, text, view: seen?.text === text ? seen.view : {}, isComing: true, line: null })
      const show = (line: BriefLine) => {
        if (!mine.signal.aborted)
          setGrowing(
            (before) =>
              before && {
                ...before,
                // What is on the page has what was typed already, and the cursor in it.
                view: isRefused(line) && before.view.reading ? before.view : { ...before.view, ...line },
                line: isRefused(line) ? line : before.line,
              },
          )
      }
      try {
        const answer = await fetch('/ai/brief', {
          method: 'POST',
          body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
          signal: mine.signal,
        })
        if (!answer.body || !answer.headers.get('Content-Type')?.startsWith('application/x-ndjson'))
          throw new Error('no brief came')
        for await (const line of linesOf(answer.body)) show(JSON.parse(line) as BriefLine)
      } catch {
        show({ refused: 'No answer came. What you typed is here: try again in a moment.' })
      }
      if (asking.current === mine) setGrowing((before) => before && { ...before, isComing: false })
    },
    [stop],
  )

  return { growing, grow, stop }
}

const isRefused = ({ refused, errors }: BriefLine) => refused !== undefined || errors !== undefined

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
}
