import { log } from '#platform/log/log.ts'

/** Where a process gathers what was seen, so that no request waits for the counting. */
export type SeenBuffer<One> = {
  note(seen: One): void
  /** Writes what has been gathered so far. */
  flush(): Promise<void>
  /** Writes the rest and takes no more. */
  close(): Promise<void>
}

type SeenBufferOptions<One> = {
  write(seen: readonly One[]): Promise<void>
  /** What is the same is gathered once. */
  keyOf(seen: One): string
  everyMs?: number
  /** Past so many the rest of a flood is not counted: figures may be a little low, memory may not be full. */
  most?: number
}

const EVERY_MS = 3_000
const MOST = 20_000

export function openSeenBuffer<One>(options: SeenBufferOptions<One>): SeenBuffer<One> {
  const { write, keyOf, everyMs = EVERY_MS, most = MOST } = options
  let gathered = new Map<string, One>()
  let writing: Promise<void> = Promise.resolve()

  const note = (seen: One) => {
    const key = keyOf(seen)
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
