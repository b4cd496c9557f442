import { beforeAll, expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { openSharedServer } from '../server/shared-server.ts'
import { newAddress, openBeside, type TestServer } from '../server/test-server.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

async function signIn(
  origin: string,
  password: string,
  { login = 'buyer@guildhall.test', address = newAddress() } = {},
): Promise<Response> {
  return fetch(`${origin}/my/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address },
    body: form({ intent: 'password', login, password, next: '/my', keep: 'on' }),
  })
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-session='))
    ?.split(';')[0] ?? ''

test('who signs in at one process is known at the other, and out at both after signing out', async () => {
  const [first, second] = [server.web, await openBeside(server)]
  const Cookie = cookieOf(await signIn(first.origin, 'guildhall-demo'))
  expect((await fetch(`${second.origin}/my`, { headers: { Cookie }, redirect: 'manual' })).status).toBe(200)
  await fetch(`${second.origin}/my/sign-out`, {
    method: 'POST',
    headers: { Cookie },
    body: form({}),
    redirect: 'manual',
  })
  expect((await fetch(`${first.origin}/my`, { headers: { Cookie }, redirect: 'manual' })).status).toBe(302)
})

test('wrong passwords are counted by all processes together, and the answer says when to come back', async () => {
  const [first, second] = [server.web, await openBeside(server)]
  const password = 'a quiet workshop by the river'
  const passwordHash = await hashPassword(password)
  const who = await server.transaction((tx) => makeMember(tx, { passwordHash }))
  const from = { login: who.email, address: newAddress() }
  for (const origin of [first.origin, second.origin, first.origin, second.origin, first.origin]) {
    expect((await signIn(origin, 'not the password', from)).status).toBe(400)
  }
  const refused = await signIn(second.origin, password, from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(cookieOf(refused)).toBe('')
})

test('no password, session token or link of a letter is in the log', async () => {
  const databaseUrl = await servedDatabaseUrl()
  const web = await openWeb(databaseUrl, { LOG_LEVEL: 'debug' })
  const token = cookieOf(await signIn(web.origin, 'guildhall-demo')).split('=')[1] ?? 'no token'
  await signIn(web.origin, 'a-wrong-password-nobody-has')
  await fetch(`${web.origin}/my/forgot`, {
    method: 'POST',
    redirect: 'manual',
    body: form({ login: 'buyer@guildhall.test', next: '/my' }),
  })
  await fetch(`${web.origin}/my/reset?token=a-made-up-token-of-somebody`)
  await web.stop()
  for (const secret of [
    'guildhall-demo',
    'a-wrong-password-nobody-has',
    token,
    'a-made-up-token-of-somebody',
  ]) {
    expect(web.printed()).not.toContain(secret)
  }
})
