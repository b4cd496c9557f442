import { createHash } from 'node:crypto'
import type { FileStore, StoredFile } from '#platform/files/stored-file.ts'

export type CopiedFile = { key: string; bytes: number; sha256: string }

/** A bucket answers late and often: a few are asked for at once. */
const AT_ONCE = 4

type Copying = {
  from: Pick<FileStore, 'read'>
  to: Pick<FileStore, 'put'>
  /** Called for each file before it counts as copied; a throw ends all. */
  check(file: CopiedFile): Promise<void> | void
}

/** Copies files from one store into another, as they stream, and gives how many there were. Those that are gone are passed over. */
export async function copyFiles(keys: AsyncIterable<string>, { from, to, check }: Copying): Promise<number> {
  const waiting = keys[Symbol.asyncIterator]()
  let copied = 0
  let hasFailed = false
  const hand = async (): Promise<void> => {
    for (;;) {
      if (hasFailed) return
      const { value: key, done } = await waiting.next()
      if (done) return
      const stored = await from.read(key)
      if (!stored) continue
      await copyOne(key, stored, to, check)
      copied++
    }
  }
  const stopOthers = (error: unknown): never => {
    hasFailed = true
    throw error
  }
  const hands = Array.from({ length: AT_ONCE }, () => hand().catch(stopOthers))
  // What the others have in hand is ended first: whoever clears up after a failure must find nobody who still writes.
  await Promise.allSettled(hands)
  await Promise.all(hands)
  return copied
}

async function copyOne(
  key: string,
  { stream, contentType }: StoredFile,
  to: Copying['to'],
  check: Copying['check'],
): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  const measured = stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        hash.update(chunk)
        bytes += chunk.length
        controller.enqueue(chunk)
      },
      // Before the other store has the whole of it: what is refused here is not kept there.
      flush: async () => check({ key, bytes, sha256: hash.digest('hex') }),
    }),
  )
  await to.put(key, measured, { contentType })
}
