import pg from 'pg'
import { expect, test } from 'vitest'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

/** More than an account may fail in a quarter of an hour. */
const TIMES = 8

test('a sign-in or a proof that ends in a fault of the server is no wrong password, however often it happens', async () => {
  const databaseUrl = await servedDatabaseUrl()
  const web = await openWeb(databaseUrl)
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const post = (path: string, fields: Record<string, string>, Cookie = '') =>
    fetch(web.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie },
      body: new URLSearchParams(fields),
    })
  const signIn = () =>
    post('/my/login', {
      intent: 'password',
      login: 'buyer@guildhall.test',
      password: 'guildhall-demo',
      next: '/my',
    })
  const prove = (Cookie: string) =>
    post('/my/prove', { intent: 'prove-password', password: 'guildhall-demo' }, Cookie)
  const first = await signIn()
  const Cookie = first.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

  await database.query('alter table security_event rename to lost_security_event')
  const become: number[] = []
  for (let time = 0; time < TIMES; time++) become.push((await signIn()).status, (await prove(Cookie)).status)
  expect(new Set(become)).toEqual(new Set([500]))
  await database.query('alter table lost_security_event rename to security_event')

  expect((await signIn()).status).toBe(302)
  expect((await prove(Cookie)).status).toBe(302)
  await database.end()
})
