import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { writeTable } from '../report.ts'
import type { OpenedSearch } from '../seed/build-search.ts'
import { median } from '../statistics.ts'
import { askInParallel, type Asked } from './ask-in-parallel.ts'
import { makeQuestions } from './questions.ts'

const READERS = 20
const SECONDS = 5
const TURNS = 3
const BETWEEN_WRITES_MS = 50
const WRITER = fileURLToPath(new URL('./publish-until-told.ts', import.meta.url))

type Turn = { alone: Asked; together: Asked; published: number }

/** Readers search alone and then while another process publishes, in turns; how much slower the slow ones become. */
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
  const turns: Turn[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const alone = await read()
    turns.push({ alone, ...(await readBesideWriter(database.url, read)) })
  }
  const middle = (figure: (turn: Turn) => number) => median(turns.map(figure))
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
      [
        'alone',
        middle(({ alone }) => alone.perSecond).toFixed(0),
        middle(({ alone }) => alone.p95Ms).toFixed(1),
        '0',
        '',
      ],
      [
        'while services are published',
        middle(({ together }) => together.perSecond).toFixed(0),
        middle(({ together }) => together.p95Ms).toFixed(1),
        middle(({ published }) => published).toFixed(0),
        middle(({ alone, together }) => together.p95Ms / alone.p95Ms).toFixed(2),
      ],
    ],
  )
}

async function readBesideWriter(url: string, read: () => Promise<Asked>): Promise<Omit<Turn, 'alone'>> {
  const writer = fork(WRITER, [url, String(BETWEEN_WRITES_MS)])
  await once(writer, 'message')
  const begunAt = performance.now()
  const together = await read()
  writer.send('stop')
  const [many] = (await once(writer, 'message')) as [number]
  return { together, published: many / ((performance.now() - begunAt) / 1_000) }
}
