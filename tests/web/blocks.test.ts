import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { addFavourite } from '#domain/favourites/index.ts'
import { aConversation } from '#domain/messages/testing.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { openSome } from '#domain/projects/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

/** A seller with a service and a project, and a buyer who keeps the service and talks with them. */
const aMarket = () =>
  server.transaction(async (tx) => {
    const [seller, buyer] = [await makeMember(tx), await makeMember(tx)]
    const title = `Ships painted by ${seller.username}`
    const service = await aServiceForSale(tx, { title }, actorOf(seller))
    const project = `Wanted: a frame for ${seller.username}`
    const projectId = await openSome(tx, actorOf(seller), { title: project })
    const kept = { kind: 'service' as const, id: service.id }
    await addFavourite(tx, actorOf(buyer), kept, { isThere: async () => true })
    const { conversationId } = await aConversation(tx, actorOf(buyer), actorOf(seller))
    const cookieOf = async (id: string) => `__Host-session=${(await makeSession(tx, id)).token}`
    const cookies = { seller: await cookieOf(seller.id), buyer: await cookieOf(buyer.id) }
    return { seller, buyer, title, project, slug: service.slug, projectId, conversationId, cookies }
  })

async function look(path: string, Cookie = '') {
  const answer = await fetch(server.web.origin + path, { headers: { Cookie }, redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}

const post = (path: string, Cookie: string, fields: Record<string, string>) =>
  fetch(server.web.origin + path, {
    method: 'POST',
    headers: { Cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

test('blocked from a profile without script, a member sees neither the services nor the projects of the other, until unblocked', async () => {
  const { seller, title, project, slug, projectId, cookies } = await aMarket()
  const profile = await look(`/user/${seller.username}`, cookies.buyer)
  expect(profile.html).toContain(`/my/blacklist?who=${seller.username}`)
  expect(profile.html).toContain(title)
  expect((await look(`/my/blacklist?who=${seller.username}`, cookies.buyer)).html).toContain(
    'Note to yourself',
  )

  const block = { intent: 'block', memberId: seller.id, note: 'Never answers' }
  expect((await post('/my/blacklist', cookies.buyer, block)).status).toBe(302)
  expect((await look('/my/blacklist', cookies.buyer)).html).toContain('Never answers')
  expect((await look('/my/blacklist', cookies.seller)).html).toContain('You have blocked nobody')

  for (const [path, words] of [
    [`/user/${seller.username}`, title],
    ['/projects', project],
    ['/my/favorites', title],
  ] as const)
    expect((await look(path, cookies.buyer)).html).not.toContain(words)
  expect((await look(`/services/${slug}`, cookies.buyer)).status).toBe(404)
  expect((await look(`/projects/${projectId}`, cookies.buyer)).status).toBe(404)
  // Pages that visitors share know nothing of it.
  expect((await look(`/services/${slug}`)).status).toBe(200)
  expect((await look(`/user/${seller.username}`)).html).toContain(title)
  expect((await look(`/user/${seller.username}`)).html).not.toContain('/my/blacklist')

  await post('/my/blacklist', cookies.buyer, { intent: 'unblock', memberId: seller.id })
  expect((await look(`/services/${slug}`, cookies.buyer)).status).toBe(200)
  expect((await look('/my/blacklist', cookies.buyer)).html).toContain('You have blocked nobody')
})

test('in their conversation whoever blocked finds the way back, and the other is told nothing until they write', async () => {
  const { seller, conversationId, cookies } = await aMarket()
  const address = `/my/messages/${conversationId}`
  await post('/my/blacklist', cookies.buyer, { intent: 'block', memberId: seller.id })
  expect((await look(address, cookies.buyer)).html).toContain('You blocked')
  expect((await look(address, cookies.seller)).html).not.toContain('You blocked')
  const sent = await post(address, cookies.seller, {
    intent: 'send',
    clientId: crypto.randomUUID(),
    text: 'Are you there?',
  })
  expect([sent.status, await sent.text()]).toEqual([
    409,
    expect.stringContaining('You can’t write to this person'),
  ])
})
