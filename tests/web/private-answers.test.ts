import { beforeAll, expect, test } from 'vitest'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

test('what a signed-in person was shown is nowhere kept, and signing out empties the browser', async () => {
  const { web } = server
  const ask = (path: string, Cookie = '', sent?: URLSearchParams) =>
    fetch(web.origin + path, {
      redirect: 'manual',
      headers: { Cookie },
      ...(sent ? { method: 'POST', body: sent } : {}),
    })
  const cachedAs = async (path: string, Cookie?: string) =>
    (await ask(path, Cookie)).headers.get('Cache-Control')

  for (const path of ['/', '/pricing', '/docs/terms', '/docs/terms.data', '/offline'])
    expect([path, await cachedAs(path)]).toEqual([path, 'private, no-cache'])
  for (const path of ['/my/balance', '/my/balance.data', '/my/reset', '/cart', '/no-such-page', '/deals/new'])
    expect([path, await cachedAs(path)]).toEqual([path, 'no-store'])

  const demo = new URLSearchParams({ intent: 'demo', person: 'seller', next: '/my' })
  const entered = await ask('/my/login', '', demo)
  const session = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(entered.headers.get('Cache-Control')).toBe('no-store')
  for (const path of [
    '/',
    '/pricing',
    '/my',
    '/my/balance',
    '/my/balance.data',
    '/my/account',
    '/search/suggest?q=a',
  ])
    expect([path, await cachedAs(path, session)]).toEqual([path, 'no-store'])

  for (const path of ['/my/sign-out', '/my/sign-out.data']) {
    const left = await ask(path, session, new URLSearchParams())
    expect([path, left.headers.get('Clear-Site-Data')]).toEqual([path, '"cache", "storage"'])
  }
})
