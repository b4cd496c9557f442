import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { aConversation } from '#domain/messages/testing.ts'
import { readStream } from '../server/read-stream.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
  return server.close
})

/** Two members who talk, each with a browser of their own. */
async function aTalk() {
  const made = await server.transaction(async (tx) => {
    const [one, other] = [await makeMember(tx), await makeMember(tx)]
    const { conversationId } = await aConversation(tx, actorOf(one), actorOf(other))
    const cookie = async (id: string) => `__Host-session=${(await makeSession(tx, id)).token}`
    return { one, other, conversationId, cookies: [await cookie(one.id), await cookie(other.id)] as const }
  })
  const [mine, theirs] = made.cookies
  const address = `${server.web.origin}/my/messages/${made.conversationId}`
  return { ...made, address, mine, theirs }
}

const get = (address: string, Cookie: string) => fetch(address, { headers: { Cookie }, redirect: 'manual' })

async function send(address: string, Cookie: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ intent: 'send', clientId: randomUUID(), ...fields }))
    body.append(name, value)
  return fetch(address, { method: 'POST', headers: { Cookie }, body, redirect: 'manual' })
}

test('a first message is a form without script, and leads to the conversation that both see', async () => {
  const { other, mine, theirs } = await aTalk()
  const { username } = await server.transaction((tx) => makeMember(tx))
  const page = await get(`${server.web.origin}/my/messages/new?to=${username}`, mine)
  expect(await page.text()).toContain(`Write to ${username}`)
  const sent = await send(`${server.web.origin}/my/messages/new?to=${other.username}`, mine, {
    intent: 'begin',
    text: 'Do you paint ships?',
  })
  const address = server.web.origin + (sent.headers.get('Location') ?? '')
  for (const cookie of [mine, theirs])
    expect(await (await get(address, cookie)).text()).toContain('Do you paint ships?')
})

test('words sent by script come back by the number of the last change, once, and refused ones say why', async () => {
  const { address, mine, theirs } = await aTalk()
  const words = { text: 'The left one.', clientId: randomUUID() }
  for (let time = 0; time < 2; time++) expect((await send(`${address}/words`, mine, words)).status).toBe(302)
  const news = await (await get(`${address}/live?after=1`, theirs)).json()
  expect(news).toMatchObject({
    hasMore: false,
    messages: [{ number: 2, text: 'The left one.', isMine: false }],
  })
  const other = await send(`${address}/words`, mine, { ...words, text: 'The right one.' })
  expect([other.status, await other.text()]).toEqual([409, expect.stringContaining('with other words')])
  const outside = await send(`${address}/words`, mine, { text: 'Pay me by bank transfer' })
  expect([outside.status, await outside.json()]).toEqual([
    400,
    expect.objectContaining({
      result: expect.objectContaining({
        error: expect.objectContaining({ careSeen: [expect.stringContaining('safe deal')] }),
      }),
    }),
  ])
})

test.each([
  ['ten thousand line breaks between two words', `a${'\n '.repeat(10_000)}b`],
  ['more than five thousand characters', 'a'.repeat(5_001)],
  ['nothing that can be seen', '\u200b\u2060 \n'],
  ['words that turn the reading direction', 'a \u202e b'],
])('%s are refused', async (_what, text) => {
  const { address, mine } = await aTalk()
  const sent = await send(`${address}/words`, mine, { text })
  expect(sent.status).toBe(400)
})

test('a first message that breaks a rule comes back as it was typed, and nothing begins', async () => {
  const { mine } = await aTalk()
  const { username } = await server.transaction((tx) => makeMember(tx))
  const address = `${server.web.origin}/my/messages/new?to=${username}`
  const sent = await send(address, mine, { intent: 'begin', text: `kept words ${'a'.repeat(5_000)}` })
  expect([sent.status, await sent.text()]).toEqual([400, expect.stringContaining('kept words aaa')])
  expect(await (await get(`${server.web.origin}/my/messages`, mine)).text()).not.toContain(username)
})

test('a megabyte of text, a forged quote and a forged id are refused, and nothing is written', async () => {
  const { address, mine, theirs } = await aTalk()
  expect([400, 413]).toContain((await send(`${address}/words`, mine, { text: 'a'.repeat(1_000_000) })).status)
  expect((await send(`${address}/words`, mine, { text: 'a', replyTo: '77' })).status).toBe(400)
  expect((await send(`${address}/words`, mine, { text: 'a', clientId: 'mine' })).status).toBe(400)
  expect(await (await get(`${address}/live?after=1`, theirs)).json()).toMatchObject({ messages: [] })
})

test('a file goes to those who talk and to nobody else, judged by what is in it', async () => {
  const { address, mine, theirs } = await aTalk()
  const program = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])], 'holiday.jpg')
  expect((await send(`${address}/words`, mine, { text: 'Look', files: program })).status).toBe(400)
  const plan = new File(['<script>alert(1)</script>'], 'plan.html')
  expect((await send(`${address}/words`, mine, { text: '', files: plan })).status).toBe(302)
  const { messages } = await (await get(`${address}/live?after=1`, theirs)).json()
  const [file] = messages[0].files
  const taken = await get(server.web.origin + file.to, theirs)
  expect([taken.status, taken.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="plan\.html\.txt"/),
  ])
  for (const kind of ['member', 'administrator', 'banned', 'visitor'] as const) {
    const headers = await server.headersOf(kind)
    expect((await fetch(server.web.origin + file.to, { headers, redirect: 'manual' })).status).toBe(404)
  }
})

test('open pages of both are told that there is something to read, and nobody else’s are', async () => {
  const { address, conversationId, mine, theirs } = await aTalk()
  const cookieOf = async (kind: 'administrator') => (await server.headersOf(kind))['Cookie'] ?? ''
  const streams = await Promise.all(
    [mine, theirs, await cookieOf('administrator')].map((cookie) => readStream(server.web.origin, cookie)),
  )
  onTestFinished(() => streams.forEach((stream) => stream.leave()))
  await send(`${address}/words`, mine, { text: 'Now' })
  const told = [{ kind: 'open' }, { kind: 'message', conversationId, number: 2 }]
  for (const stream of streams.slice(0, 2)) await expect.poll(() => stream.heard).toEqual(told)
  const sign = (what: object) =>
    fetch(`${address}/live`, {
      method: 'POST',
      headers: { Cookie: mine, 'Content-Type': 'application/json' },
      body: JSON.stringify(what),
    })
  expect((await sign({ what: 'typing' })).status).toBe(204)
  await expect.poll(() => streams[1]?.heard.at(-1)).toMatchObject({ kind: 'typing', conversationId })
  expect([streams[0]?.heard, streams[2]?.heard]).toEqual([told, [{ kind: 'open' }]])
})

test('what is unread stands in the head until the conversation is looked at', async () => {
  const { address, theirs } = await aTalk()
  const unread = async () =>
    (await (await get(`${server.web.origin}/my/messages/unread`, theirs)).json()).unread
  expect(await unread()).toBe(1)
  expect(await (await get(`${server.web.origin}/my/messages`, theirs)).text()).toContain(
    'aria-label="1 unread"',
  )
  await get(address, theirs)
  expect(await unread()).toBe(0)
})
