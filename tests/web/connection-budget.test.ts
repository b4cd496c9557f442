import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { holdTable } from '../faults/hold-table.ts'
import { query } from '../faults/own-postgres.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'
import { startWorkerProcess } from '../server/worker-process.ts'

const POOL = 3

test('a process has no more connections than the README says, however many are served', async () => {
  const beside = Number(
    /`DATABASE_POOL_SIZE` \+ (\d+) connections/.exec(readFileSync('README.md', 'utf8'))?.[1],
  )
  const databaseUrl = await servedDatabaseUrl()
  const environment = { DATABASE_POOL_SIZE: String(POOL), DATABASE_URL: databaseUrl, DEMO: 'people' }
  const webs = [
    await openWeb(databaseUrl, { ...environment, JOBS: 'inside' }),
    await openWeb(databaseUrl, { ...environment, JOBS: 'apart' }),
  ]
  const worker = await startWorkerProcess(environment)
  onTestFinished(() => worker.stop())
  const letGo = await holdTable(databaseUrl, 'member')
  onTestFinished(letGo)
  const visits = webs.flatMap(({ origin }) =>
    Array.from({ length: 2 * POOL }, async (_, number) =>
      (await fetch(`${origin}/user/nobody${number}`)).text(),
    ),
  )
  const count = async (name: string) => {
    const [found] = await query<{ count: number }>(
      databaseUrl,
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name like $1`,
      [name],
    )
    return found?.count ?? 0
  }
  await expect.poll(() => count('guildhall web')).toBe(webs.length * POOL)
  expect(await count('guildhall%')).toBeLessThanOrEqual((webs.length + 1) * (POOL + beside))
  await letGo()
  await Promise.all(visits)
})
