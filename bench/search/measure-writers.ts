import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { writeTable } from '../report.ts'
import type { OpenedSearch } from '../seed/build-search.ts'
import { askInParallel } from './ask-in-parallel.ts'
import { makeQuestions } from './questions.ts'

const READERS = 20
const SECONDS = 8
const BETWEEN_WRITES_MS = 50
const WRITER = fileURLToPath(new URL('./publish-until-told.ts', import.meta.url))

/** Readers search alone and then while another process publishes; how much slower the slow ones become. */
export async function measureWriters({ search, database }: OpenedSearch, services: number): Promise<void> {
  const { questions } = await makeQuestions(database.pool)
  const read = () =>
    askInParallel(
      async (turn) => {
        const query = questions[turn % questions.length]?.query()
        if (!query) return
        await Promise.all([
          search.page(query, { offset: 0, most: 24 }),
          search.count(query),
          search.facets(query),
        ])
      },
      { askers: READERS, seconds: SECONDS },
    )
  await read()
  const alone = await read()
  const writer = fork(WRITER, [database.url, String(BETWEEN_WRITES_MS)])
  await once(writer, 'spawn')
  const begunAt = performance.now()
  const together = await read()
  writer.send('stop')
  const [published] = (await once(writer, 'message')) as [number]
  const perSecond = published / ((performance.now() - begunAt) / 1_000)
  writeTable(
    `publishing at ${services}`,
    [
      '20 readers',
      'searches a second',
      'p95, ms',
      'published a second',
      'p95 with writers against without (at most 1.5)',
    ],
    [
      ['alone', alone.perSecond.toFixed(0), alone.p95Ms.toFixed(1), '0', ''],
      [
        'while services are published',
        together.perSecond.toFixed(0),
        together.p95Ms.toFixed(1),
        perSecond.toFixed(0),
        (together.p95Ms / alone.p95Ms).toFixed(2),
      ],
    ],
  )
}
