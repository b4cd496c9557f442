import { parentPort, workerData } from 'node:worker_threads'
import type { Batch, RowsContext } from './make-rows.ts'
import { openRandom } from './random.ts'
import { scaleServices } from './scale-service.ts'
import { makeVocabulary } from './vocabulary.ts'

/** A thread of its own that makes the rows of services while the database takes those before; asked for a batch at a time. */
const { seed, words, services, batch, ...place } = workerData as RowsContext
const made = scaleServices({
  ...place,
  services,
  random: openRandom(seed),
  vocabulary: makeVocabulary(words),
})
let from = 0
parentPort?.on('message', () => {
  const to = Math.min(services, from + batch)
  for (let number = from; number < to; number++) made.put(number)
  const { service, version, figures } = made.lines
  const taken: Batch = {
    many: to - from,
    service: service.take(),
    version: version.take(),
    figures: figures.take(),
  }
  from = to
  parentPort?.postMessage(taken, [taken.service.buffer, taken.version.buffer, taken.figures.buffer])
})
