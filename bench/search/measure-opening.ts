import { openSearchOn } from '../seed/build-search.ts'
import { writeTable } from '../report.ts'
import { median } from '../statistics.ts'
import { makeQuestions } from './questions.ts'

const SEARCHES = 100

/** How long a process that was just started loads search before it says that it is ready, and what the first search takes beside others. */
export async function measureOpening(databaseUrl: string, services: number): Promise<void> {
  const { search, database, close } = await openSearchOn(databaseUrl)
  try {
    const { questions } = await makeQuestions(database.pool)
    const ask = async (turn: number) => {
      const query = questions[turn % questions.length]?.query()
      const began = performance.now()
      if (query) await search.page(query, { offset: 0, most: 24 })
      return performance.now() - began
    }
    await database.pool.query('select 1')
    const began = performance.now()
    await search.warm()
    const seconds = (performance.now() - began) / 1_000
    const firstMs = await ask(0)
    const times: number[] = []
    for (let turn = questions.length; turn < questions.length + SEARCHES; turn++) times.push(await ask(turn))
    writeTable(
      `opening at ${services}`,
      ['services', 'loaded in, s (at most 5)', 'the first search, ms', 'the middle one of a hundred, ms'],
      [[String(services), seconds.toFixed(2), firstMs.toFixed(1), median(times).toFixed(1)]],
    )
  } finally {
    await close()
  }
}
