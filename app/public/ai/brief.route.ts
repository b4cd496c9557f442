import { reading } from '#app/edge.ts'
import { formsOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { log } from '#platform/log/log.ts'
import type { BriefView } from './brief-view.ts'
import { countBrief, growBrief } from './grow-brief.server.ts'
import { type AskedNeed, readNeedForm } from './read-need.ts'
import { showRefused } from './show-refused.server.ts'

/** A line of the answer: a part of the brief, or why there is none. */
export type BriefLine = BriefView & { refused?: string; errors?: Record<string, string[]> }

const HEADERS = { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' }

const { intent, intents } = formsOf({
  for: 'everyone',
  otherwise: 'make',
  mends: mendsAllFound,
  refuse: async ({ fields, message, status }, asked) => {
    const kept = await showRefused(asked, asked.form)
    const line: BriefLine = { ...kept, errors: fields, ...(message ? { refused: message } : {}) }
    return new Response(`${JSON.stringify(line)}\n`, { status, headers: HEADERS })
  },
})

/** Where a page with script sends a need: the brief comes back line by line, while it grows. Who goes away stops it. */
export const action = intents({
  make: intent({
    read: ({ form, settings }) => readNeedForm(form, settings.currency),
    runOutside: async (asked, need) => {
      await countBrief(asked)
      return new Response(streamOf(asked, need), { headers: HEADERS })
    },
  }),
})

const FAILED = 'The brief could not be finished. What you typed is here: try again in a moment.'
/** A model says a few words at a time: not each of them is worth a line. */
const HEARD_EVERY_MS = 150

function streamOf(edge: Parameters<typeof growBrief>[0], asked: AskedNeed): ReadableStream<Uint8Array> {
  const stop = new AbortController()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(stream) {
      let heardAtMs = -Infinity
      const send = (line: BriefLine) => {
        if (!stop.signal.aborted) stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      try {
        const grown = growBrief(edge, asked, {
          signal: stop.signal,
          onHeard: (heard) => {
            if (performance.now() - heardAtMs < HEARD_EVERY_MS) return
            heardAtMs = performance.now()
            send({ heard })
          },
        })
        for await (const part of grown) send(part)
      } catch (error) {
        if (!stop.signal.aborted) log.warn({ err: error }, 'a brief could not be finished')
        send({ refused: FAILED })
      }
      if (!stop.signal.aborted) stream.close()
    },
    cancel: () => stop.abort(new Error('whoever asked for it went away')),
  })
}

export const loader = reading(
  () => new Response('Needs are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)
