import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aReleasedDeal } from '#domain/papers/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { withReactions } from '../server/with-reactions.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  await server.transaction(async (silent) => {
    const tx = withReactions(silent)
    const buyer = actorOf(await makeMember(tx, { displayName: 'Berta Bask' }))
    await giveMoney(tx, buyer.id, 10_000)
    await aReleasedDeal(tx, { buyer, seller: actorOf(server.personOf('member')) })
  })
  return server.close
})

type Who = Parameters<TestServer['headersOf']>[0]
const read = async (path: string, who: Who = 'member') =>
  (await fetch(server.web.origin + path, { headers: await server.headersOf(who), redirect: 'manual' })).text()
const send = async (path: string, fields: Record<string, string>, who: Who = 'member') =>
  fetch(server.web.origin + path, {
    method: 'POST',
    headers: { ...(await server.headersOf(who)), Origin: server.web.origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

test('the page counts what PRO would have kept from the member’s own deal, and says when it would have cost more', async () => {
  const page = await read('/my/pro')
  expect(page).toContain('A sign for the bakery')
  expect(page).toContain('Berta Bask')
  // Ten dollars were given, seven would have been: three kept, thirty-six to pay.
  expect(page).toContain('PRO would have kept you $3.00 in the last 90 days, and cost $36.00')
  expect(page).toContain('Start 7 free days')
})

test('another sum than the one that was shown is refused, and nothing is taken', async () => {
  const refused = await send('/my/pro', { intent: 'begin', plan: 'monthly', sum: '1' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('look at it again')
})

test('whoever has PRO has the badge, and the administrator who granted it sees its period', async () => {
  const member = server.personOf('member')
  expect(await read(`/user/${member.username}`, 'visitor')).not.toContain('>PRO<')
  const granted = await send(
    `/admin/users/${member.id}`,
    { intent: 'grant-pro', days: '10', reason: 'For the outage' },
    'administrator',
  )
  expect(granted.headers.get('location')).toContain('done=grant-pro')
  expect(await read(`/admin/users/${member.id}`, 'administrator')).toContain('For the outage')
  expect(await read(`/user/${member.username}`, 'visitor')).toContain('>PRO<')
  const own = (await read('/my/pro')).replaceAll('<!-- -->', '')
  expect(own).toContain('Granted to you')
  // Who was given days has agreed to no plan: what going on costs is said before the press.
  expect(own).toMatch(/Go on with PRO: \$12\.00 on \d+ /)
  expect(await read('/my')).toContain('ends on')
})

test('days are granted with a number that makes sense and a reason, to others', async () => {
  const member = server.personOf('member')
  const asked = (fields: Record<string, string>, id = member.id) =>
    send(`/admin/users/${id}`, { intent: 'grant-pro', ...fields }, 'administrator')
  expect((await asked({ days: '0', reason: 'None' })).status).toBe(400)
  expect((await asked({ days: '5', reason: '' })).status).toBe(400)
  const self = server.personOf('administrator')
  expect((await asked({ days: '5', reason: 'Because I would like it' }, self.id)).status).toBe(403)
})
