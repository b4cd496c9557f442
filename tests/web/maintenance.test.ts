import { beforeAll, expect, test } from 'vitest'
import { changeSettingsFromOutside } from '../server/change-settings.ts'
import { serve, type Served } from '../server/test-server.ts'
import { expectWithinASecond } from '../server/within-a-second.ts'

let server: Served
beforeAll(async () => {
  server = await serve()
  return server.close
})

test('while maintenance is on every page says so with 503 and when to come back, and afterwards all is as before', async () => {
  const { web, databaseUrl } = server
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
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  const told = await fetch(`${web.origin}/pay/webhook/sandbox`, { method: 'POST', body: '{}' })
  expect([told.status, await told.text()]).toEqual([400, expect.stringMatching(/sign/i)])

  await changeSettingsFromOutside(databaseUrl, { maintenance: false })
  await expectWithinASecond(() => statusOf('/'), 200)
  expect(await statusOf('/maintenance')).toBe(200)
})

test('while it is closed an administrator walks through it and is told on every page since when, why and where it is opened', async () => {
  const { web, databaseUrl } = server
  const signIn = async (person: string) => {
    const body = new URLSearchParams({ intent: 'demo', person, next: '/my' })
    const entered = await fetch(`${web.origin}/my/login`, { method: 'POST', redirect: 'manual', body })
    return entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  }
  const [admin, seller] = [await signIn('admin'), await signIn('seller')]
  const ask = async (path: string, Cookie: string) => {
    const answer = await fetch(web.origin + path, { headers: { Cookie } })
    return { status: answer.status, page: (await answer.text()).replaceAll('<!-- -->', '') }
  }
  const strip =
    /closed to everyone but administrators.*It was closed.*For a test.*\/admin\/settings#maintenance/s
  expect((await ask('/pricing', admin)).page).not.toMatch(strip)

  await changeSettingsFromOutside(databaseUrl, { maintenance: true })
  await expectWithinASecond(async () => (await ask('/my', seller)).status, 503)
  for (const path of ['/', '/pricing', '/my', '/admin', '/admin/settings']) {
    const { status, page } = await ask(path, admin)
    expect([path, status]).toEqual([path, 200])
    expect(page, path).toMatch(strip)
  }
  expect((await ask('/my', seller)).page).not.toMatch(strip)
})
