import { expect, test } from 'vitest'
import { freshDatabaseUrl, openWeb, servedDatabaseUrl } from '../server/web-test.ts'
import { startWebProcess } from '../server/web-process.ts'

const refusal = (databaseUrl: string, environment: Record<string, string>) =>
  startWebProcess(databaseUrl, environment).then(
    () => 'it opened',
    (error: Error) => error.message,
  )

test('a wrong variable is named, with what to write instead', async () => {
  const said = await refusal('postgres://nobody@localhost:1/none', { PORT: 'http', JOBS: 'elsewhere' })
  expect(said).toContain('PORT: write a port number, 0 to 65535')
  expect(said).toContain('JOBS: write inside')
})

test('a database that can’t be reached is said to be so', async () => {
  expect(await refusal('postgres://nobody@localhost:1/none', {})).toMatch(
    /DATABASE_URL: the database can’t be reached/,
  )
})

test('a port that is taken is said to be so, with the way out', async () => {
  const databaseUrl = await servedDatabaseUrl()
  const first = await openWeb(databaseUrl)
  const port = new URL(first.origin).port
  expect(await refusal(databaseUrl, { PORT: port })).toContain(`PORT: ${port} on localhost is taken`)
})

test('a database that holds the demo refuses to serve real people', async () => {
  expect(await refusal(await servedDatabaseUrl(), { DEMO: 'off', SECRET: 'x'.repeat(32) })).toContain(
    'holds the demo marketplace',
  )
})

test('without the demo the pages stand empty-handed but whole', async () => {
  const web = await openWeb(await freshDatabaseUrl(), {
    DEMO: 'off',
    SECRET: 'x'.repeat(32),
    HOST: 'localhost',
  })
  for (const path of ['/', '/about', '/contacts', '/requisites', '/docs/terms']) {
    const answer = await fetch(web.origin + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect(await answer.text()).not.toContain('This is a demo')
  }
})
