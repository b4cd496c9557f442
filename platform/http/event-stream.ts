import type { ServerResponse } from 'node:http'

/** Events that are sent to one browser as they happen (server-sent events). */
export type EventStream = {
  send(data: unknown): void
  /** A sign of life: without one a proxy, or a browser, takes a silent line for a dead one. */
  beat(): void
  end(): void
}

/** A reader that has not taken so much is not waited for: they come back and read what they missed. */
const MOST_UNREAD_BYTES = 64 * 1024

type Opened = {
  headers: readonly string[]
  /** After how long a browser that lost the line asks again. */
  retryMs: number
  onEnd(): void
}

export function openEventStream(outgoing: ServerResponse, { headers, retryMs, onEnd }: Opened): EventStream {
  outgoing.once('close', onEnd)
  outgoing.writeHead(200, [
    ...headers,
    'Content-Type',
    'text/event-stream; charset=utf-8',
    'Cache-Control',
    'no-store',
    // nginx would keep events until it has enough of them.
    'X-Accel-Buffering',
    'no',
  ])
  const write = (text: string): void => {
    if (outgoing.destroyed || outgoing.writableEnded) return
    outgoing.write(text)
    if (outgoing.writableLength > MOST_UNREAD_BYTES) outgoing.destroy()
  }
  write(`retry: ${Math.round(retryMs)}\n\n`)
  return {
    send: (data) => write(`data: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void outgoing.end(),
  }
}
