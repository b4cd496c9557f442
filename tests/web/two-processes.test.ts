import { expect, test } from 'vitest'
import { changeSettingsFromOutside } from '../hall/change-settings.ts'
import { freshDatabaseUrl, openWeb } from '../hall/web-test.ts'
import { expectWithinASecond } from '../hall/within-a-second.ts'

const textOf = async (url: string) => (await fetch(url)).text()

test('a setting changed anywhere is in force, and its kept pages are gone, at every process within a second', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const [first, second] = [await openWeb(databaseUrl), await openWeb(databaseUrl, { JOBS: 'apart' })]
  const pages = [first, second].flatMap(({ origin }) => [
    `${origin}/`,
    `${origin}/about`,
    `${origin}/requisites`,
  ])
  for (const page of pages) expect(await textOf(page)).toContain('Harbour Street Co-operative')

  await changeSettingsFromOutside(databaseUrl, {
    marketplaceName: 'Weavers Hall',
    operatorName: 'The Weavers’ Guild',
  })
  const changedAt = performance.now()
  for (const page of pages) {
    const isChanged = async () => (await textOf(page)).includes('The Weavers’ Guild')
    await expectWithinASecond(isChanged, true, changedAt)
  }
  for (const page of pages) expect(await textOf(page)).not.toContain('Harbour Street Co-operative')
})

test('processes that start at the same instant on an empty database share the work and all open', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const processes = await Promise.all([openWeb(databaseUrl), openWeb(databaseUrl), openWeb(databaseUrl)])
  for (const { origin } of processes) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})
