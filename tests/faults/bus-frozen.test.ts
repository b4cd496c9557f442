import { expect, onTestFinished, test } from 'vitest'
import { openFreezableLine } from '#platform/realtime/testing-line.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

const CACHED = '/pricing'

test('a process whose bus has gone silent says that it is not ready, serves nothing that it kept, and comes back by itself', async () => {
  const line = await openFreezableLine(await servedDatabaseUrl(), 'guildhall bus')
  const web = await openWeb(line.url)
  onTestFinished(() => line.close())
  const get = async (path: string) => (await fetch(web.origin + path)).text()
  const ready = async () => JSON.parse(await get('/readyz')) as Record<string, unknown>
  const served = async () =>
    /page_cache_requests_total\{result="hit"\} (\d+)/.exec(await get('/metrics'))?.[1]
  const isCached = async () => {
    const before = await served()
    await get(CACHED)
    return (await served()) !== before
  }
  await expect.poll(isCached).toBe(true)

  line.freeze()
  await expect
    .poll(ready, { timeout: 60_000 })
    .toMatchObject({ status: 'not ready', bus: false, database: true })
  await get(CACHED)
  expect(await isCached()).toBe(false)

  line.thaw()
  await expect.poll(ready, { timeout: 60_000 }).toMatchObject({ bus: true, database: true })
  await expect.poll(isCached).toBe(true)
  expect(web.printed().match(/the bus lost its connection/g)).toHaveLength(1)
})
