import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { actorOf } from '#domain/accounts/testing.ts'
import { sendMessage } from '#domain/messages/index.ts'
import { said } from '#domain/messages/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { get, openTalk, send } from './talk-of-two.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

test('words are found in one conversation, at their place; a link of this marketplace is a card, and one of elsewhere is not', async () => {
  const { address, mine, other } = await openTalk(server)
  const text = `Look at ${server.web.origin}/user/${other.username} and https://elsewhere.example/user/${other.username}`
  await send(`${address}/words`, mine, { text })
  const found = await (await get(`${address}?find=elsewhere`, mine)).text()
  expect(found).toContain('Found: 1.')
  expect(found).toContain('?find=elsewhere&amp;at=2#m2')
  // What is asked is cut after a hundred letters, here in the middle of one.
  const cut = await get(`${address}?find=elsewhere${encodeURIComponent(`${' '.repeat(90)}😀`)}`, mine)
  expect([cut.status, await cut.text()]).toEqual([200, expect.stringContaining('Found: 1.')])
  const { messages } = await (await get(`${address}/live?after=1`, mine)).json()
  expect(messages[0].cards).toEqual([
    { label: 'Profile', title: other.displayName, to: `/user/${other.username}` },
  ])
})

test('of more than fifty messages that were found the newest are shown, and a link leads to the older ones', async () => {
  const { address, mine, one, other, conversationId } = await openTalk(server)
  await server.transaction(async (tx) => {
    for (let number = 1; number <= 60; number++) {
      const by = actorOf(number % 2 ? one : other)
      await sendMessage(tx, by, { conversationId, ...said(`Of larch, sheet ${number}.`) })
    }
  })
  const looks = [
    { at: `${address}?find=larch`, link: `/my/messages/${conversationId}?find=larch` },
    { at: `${server.web.origin}/my/messages?q=larch`, link: '/my/messages?q=larch' },
  ]
  for (const { at, link } of looks) {
    const newest = await (await get(at, mine)).text()
    expect(newest).toMatch(/Found[^<]*: the newest 50 messages\./)
    const further = newest.match(/href="([^"]+)"[^>]*>Show older messages/)?.[1]?.replaceAll('&amp;', '&')
    expect(further).toMatch(/&older=\d{13}\.12\.[\da-f-]{36}$/)
    expect(further?.startsWith(link)).toBe(true)
    const older = await (await get(server.web.origin + further, mine)).text()
    expect(older).toMatch(/Found[^<]*: the oldest 10 messages\./)
    expect(older).not.toContain('Show older messages')
    const places = [...older.matchAll(/&amp;older=[^"&]+&amp;at=(\d+)#m\1"/g)].map(([, number]) =>
      Number(number),
    )
    expect(places).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    for (const made of [
      '1',
      '9'.repeat(20),
      `1.1.${'-'.repeat(36)}`,
      `${'9'.repeat(13)}.${'9'.repeat(10)}.${randomUUID()}`,
    ])
      expect(await (await get(`${at}&older=${made}`, mine)).text()).toContain('the newest 50 messages.')
    const before = await (await get(`${at}&older=0.1.${conversationId}`, mine)).text()
    expect(before).toContain('Nothing older was found for “larch”.')
  }
})
