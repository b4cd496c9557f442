import { expect, test } from 'vitest'
import { openQueryWire } from '../server/query-wire.ts'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

test('who is signed in is found by one prepared statement a request, also while looking as somebody else', async () => {
  const wire = await openQueryWire(await servedDatabaseUrl())
  // Jobs of their own time would stand between the statements of the request.
  const web = await openWeb(wire.url, { JOBS: 'apart' })
  const post = (path: string, fields: Record<string, string>, Cookie = '') =>
    fetch(web.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie },
      body: new URLSearchParams(fields),
    })
  const entered = await post('/my/login', { intent: 'demo', person: 'admin', next: '/my' })
  const Cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const get = async (path: string) => (await fetch(web.origin + path, { headers: { Cookie } })).text()

  async function expectOneCheck(path: string): Promise<void> {
    wire.take()
    await get(path)
    const onSessions = wire.take().filter(({ text }) => text.includes('"token_hash" = '))
    expect(onSessions.map(({ name }) => name)).toEqual(['find_viewers'])
  }
  await expectOneCheck('/my')
  await expectOneCheck('/pricing')

  // Who it is, what the head counts for them and what banners remember of them: one question, prepared.
  const statementsOfHead = ['find_viewers']
  const namesOf = (taken: ReturnType<typeof wire.take>) =>
    taken
      .filter(({ client }) => client === 'guildhall web')
      .map(({ name }) => name)
      .toSorted()
  wire.take()
  await get('/offline')
  expect(namesOf(wire.take())).toEqual(statementsOfHead)

  const other = /\/admin\/users\/([0-9a-f-]{36})/g
  const ids = [...(await get('/admin/users')).matchAll(other)].map(([, id]) => id)
  for (const id of new Set(ids))
    await post(`/admin/users/${id}/edit`, { intent: 'view-as', reason: 'To see what they see' }, Cookie)
  wire.take()
  expect(await get('/offline')).toContain('You see what')
  expect(namesOf(wire.take())).toEqual(statementsOfHead)
  await web.stop()
  await wire.close()
})
