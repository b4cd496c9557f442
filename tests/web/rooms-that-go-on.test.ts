import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { anAgreedDeal, aPair } from '#domain/deals/testing.ts'
import { writeInDeal } from '#domain/messages/index.ts'
import { aFile, said } from '#domain/messages/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

/** A deal in whose room so much was said, and whose seller is banned now. */
async function aRoomOfBanned(words: number) {
  return server.transaction(async (tx) => {
    const pair = await aPair(tx)
    const dealId = await anAgreedDeal(tx, pair)
    for (let number = 1; number <= words; number++)
      await writeInDeal(tx, pair.buyer, { dealId, ...said(`Word ${number}.`, { files: [aFile()] }) })
    const cookieOf = async (id: string) => `__Host-session=${(await makeSession(tx, id)).token}`
    const seller = await cookieOf(pair.seller.id)
    const buyer = await cookieOf(pair.buyer.id)
    await tx.db.update(member).set({ state: 'banned' }).where(eq(member.id, pair.seller.id))
    return { room: `/deals/${dealId}`, seller, buyer }
  })
}

const get = async (path: string, cookie: string) =>
  (await (await fetch(server.web.origin + path, { headers: { Cookie: cookie } })).text()).replaceAll(
    '<!-- -->',
    '',
  )

test('who is banned reads the room of their deal and answers there, and the messages stay closed', async () => {
  const { room, seller, buyer } = await aRoomOfBanned(1)
  const page = await get(room, seller)
  expect(page).toContain('Word 1.')
  expect(page).toContain('id="room-words"')
  const body = new FormData()
  for (const [name, value] of Object.entries({ intent: 'say', text: 'Here it is.', clientId: randomUUID() }))
    body.append(name, value)
  const headers = { Cookie: seller }
  const sent = await fetch(server.web.origin + room, { method: 'POST', headers, body, redirect: 'manual' })
  expect(sent.headers.get('Location')).toBe(`${room}#said`)
  const other = await get(room, buyer)
  expect(other).toContain('Here it is.')
  expect(other).toContain('id="room-words"')
  expect(await get('/my/messages', seller)).toContain('There is no page at this address')
})

test('who is banned turns back in a long talk within the room', async () => {
  const { room, seller, buyer } = await aRoomOfBanned(51)
  expect(await get(room, buyer)).toContain('All messages of this deal')
  const newest = await get(room, seller)
  expect(newest).not.toContain('Word 1.')
  const earlier =
    /href="([^"]+)"[^>]*>Show earlier messages/.exec(newest)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const oldest = await get(earlier.replace('#said', ''), seller)
  expect(oldest).toContain('Word 1.')
  expect(oldest).toContain('Go to the newest messages')
})
