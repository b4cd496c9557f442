import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ScalePlace } from './scale-service.ts'

export type RowsContext = Omit<ScalePlace, 'random' | 'vocabulary'> & {
  seed: number
  /** How many the vocabulary has. */
  words: number
  /** How many services come at once. */
  batch: number
}

/** Lines for three tables, in bytes. */
export type Batch = { many: number } & Record<'service' | 'version' | 'figures', Uint8Array<ArrayBuffer>>

/** Batches until there are no more; while one is taken, the next is made in another thread. */
export async function* makeRows(context: RowsContext): AsyncGenerator<Batch> {
  const maker = new Worker(new URL('./row-maker.ts', import.meta.url), { workerData: context })
  const ask = () => {
    const answered = once(maker, 'message') as Promise<[Batch]>
    answered.catch(() => {})
    maker.postMessage('next', [])
    return answered
  }
  try {
    for (let left = context.services, coming = ask(); left > 0;) {
      const [batch] = await coming
      left -= batch.many
      if (left > 0) coming = ask()
      yield batch
    }
  } finally {
    await maker.terminate()
  }
}
