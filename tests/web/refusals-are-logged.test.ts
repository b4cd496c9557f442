import { beforeAll, expect, test } from 'vitest'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const lines = () =>
  server.web
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('who asks for what is not theirs is written down, with who they are and the id of the answer', async () => {
  const headers = await server.headersOf('member')
  const answer = await fetch(`${server.web.origin}/admin/users?q=%0Afaked%20line`, { headers })
  expect(answer.status).toBe(404)
  const requestId = answer.headers.get('X-Request-Id')
  await expect
    .poll(() => lines().find((line) => line['requestId'] === requestId))
    .toMatchObject({
      msg: 'refused',
      status: 404,
      method: 'GET',
      path: '/admin/users',
      member: server.personOf('member').id,
    })
  expect(server.web.printed()).not.toContain('faked line')
})

test('what is refused before it is read is written down as well', async () => {
  const answer = await fetch(`${server.web.origin}/contacts`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ilse' }),
    headers: { Origin: 'https://elsewhere.example' },
  })
  expect(answer.status).toBe(403)
  const requestId = answer.headers.get('X-Request-Id')
  await expect
    .poll(() => lines().find((line) => line['requestId'] === requestId))
    .toMatchObject({
      msg: 'refused at the door',
      status: 403,
      path: '/contacts',
    })
})

test('every answer, whatever it is, says that nobody may frame it and what it is', async () => {
  for (const path of [
    '/',
    '/about',
    '/sw.js',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/nowhere',
    '/my/balance.csv',
  ]) {
    const answer = await fetch(server.web.origin + path, { headers: await server.headersOf('member') })
    const { headers } = answer
    expect([path, headers.get('Content-Security-Policy')]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
    expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('Access-Control-Allow-Origin')]).toEqual([path, null])
    expect([path, headers.get('Content-Type')]).toEqual([
      path,
      expect.stringMatching(/charset=utf-8|json|javascript/i),
    ])
    await answer.body?.cancel()
  }
})
