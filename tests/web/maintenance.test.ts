import { expect, test } from 'vitest'
import { changeSettingsFromOutside } from '../hall/change-settings.ts'
import { freshDatabaseUrl, openWeb } from '../hall/web-test.ts'
import { expectWithinASecond } from '../hall/within-a-second.ts'

test('while maintenance is on every page says so with 503 and when to come back, and afterwards all is as before', async () => {
  const databaseUrl = await freshDatabaseUrl()
  const web = await openWeb(databaseUrl)
  const statusOf = async (path: string) => (await fetch(web.origin + path)).status
  for (const path of ['/', '/pricing']) expect(await statusOf(path)).toBe(200)

  const until = new Date(Date.now() + 900_000).toISOString()
  await changeSettingsFromOutside(databaseUrl, {
    maintenance: true,
    maintenanceNote: 'New shelves are being hung.',
    maintenanceUntil: until,
  })
  await expectWithinASecond(() => statusOf('/'), 503)
  for (const path of ['/', '/pricing', '/maintenance', '/no-such-page']) {
    const answer = await fetch(web.origin + path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(await answer.text()).toContain('New shelves are being hung.')
  }
  expect(await statusOf('/healthz')).toBe(200)

  await changeSettingsFromOutside(databaseUrl, { maintenance: false })
  await expectWithinASecond(() => statusOf('/'), 200)
  expect(await statusOf('/maintenance')).toBe(200)
})
