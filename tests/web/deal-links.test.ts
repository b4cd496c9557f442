import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { joinDeal, proposeDeal } from '#domain/deals/index.ts'
import { aProposal, someContent } from '#domain/deals/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const ask = async (kind: Parameters<TestServer['headersOf']>[0], path: string) =>
  fetch(server.web.origin + path, { redirect: 'manual', headers: await server.headersOf(kind) })

test('the link of a letter leads through the sign-in to the room, and tells a stranger nothing of whether there is one', async () => {
  const dealId = await server.transaction(async (tx) =>
    aProposal(tx, { buyer: actorOf(server.personOf('member')), seller: actorOf(await makeMember(tx)) }),
  )
  const [there, not] = [`/deals/${dealId}`, `/deals/${crypto.randomUUID()}`]
  for (const path of [there, not, `${there}?key=a-guess-that-nobody-made`, '/deals/anything'])
    expect((await ask('visitor', path)).headers.get('Location')).toBe(
      `/my/login?next=${encodeURIComponent(path)}`,
    )
  expect((await ask('member', there)).status).toBe(200)
  expect((await ask('deleting', there)).status).toBe(404)
  expect((await ask('member', not)).status).toBe(404)
})

test('who comes second for an invitation is told that another was first', async () => {
  const key = 'the-key-of-this-invitation'
  const dealId = await server.transaction(async (tx) => {
    const seller = actorOf(await makeMember(tx))
    const { dealId: made } = await proposeDeal(
      tx,
      seller,
      { as: 'seller', counterparty: { kind: 'link', key }, content: someContent() },
      { settings: await readSettings(tx.db, tx.now) },
    )
    return made
  })
  const path = `/deals/${dealId}?key=${key}`
  expect((await ask('member', path)).status).toBe(200)
  await server.transaction(async (tx) => joinDeal(tx, actorOf(await makeMember(tx)), { dealId, key }))
  for (const kind of ['member', 'visitor'] as const) {
    const answer = await ask(kind, path)
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('Somebody else opened this link first'),
    ])
  }
  expect((await ask('member', `/deals/${dealId}?key=another`)).status).toBe(404)
})
