import { log } from '#platform/log/log.ts'
import { dayOf, type Seen } from './seen.ts'

/** Where a process gathers what was seen, so that no request waits for the counting. */
export type SeenBuffer = {
  note(seen: Seen): void
  /** Writes what has been gathered so far. */
  flush(): Promise<void>
  /** Writes the rest and takes no more. */
  close(): Promise<void>
}

type SeenBufferOptions = {
  write(seen: readonly Seen[]): Promise<void>
  everyMs?: number
  /** Past so many the rest of a flood is not counted: figures may be a little low, memory may not be full. */
  most?: number
}

const EVERY_MS = 3_000
const MOST = 20_000

export function openSeenBuffer({ write, everyMs = EVERY_MS, most = MOST }: SeenBufferOptions): SeenBuffer {
  let gathered = new Map<string, Seen>()
  let writing: Promise<void> = Promise.resolve()

  const note = (seen: Seen) => {
    const key = `${dayOf(seen.at)} ${seen.kind} ${seen.serviceId} ${seen.visitor}`
    if (gathered.size < most || gathered.has(key)) gathered.set(key, seen)
  }

  async function writeGathered(): Promise<void> {
    if (gathered.size === 0) return
    const batch = gathered
    gathered = new Map()
    try {
      await write([...batch.values()])
    } catch (error) {
      log.warn({ err: error, count: batch.size }, 'what was seen could not be counted; it is tried again')
      const since = gathered
      gathered = batch
      for (const seen of since.values()) note(seen)
    }
  }

  /** One after the other: what a write under way puts back is in the next. */
  const flush = () => (writing = writing.then(writeGathered))
  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    note,
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
