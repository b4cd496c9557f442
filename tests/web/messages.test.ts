import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { message } from '#domain/messages/schema.server.ts'
import { readStream } from '../server/read-stream.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { get, openTalk, send } from './talk-of-two.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const aTalk = () => openTalk(server)

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
  for (let time = 0; time < 2; time++) {
    const taken = await send(`${address}/words`, mine, words)
    expect([taken.status, await taken.json()]).toEqual([200, { number: 2 }])
  }
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

test('words that are sent by a form lead back to where they stand', async () => {
  const { address, conversationId, mine } = await aTalk()
  const sent = await send(address, mine, { text: 'The left one.' })
  expect([sent.status, sent.headers.get('Location')]).toEqual([302, `/my/messages/${conversationId}#m2`])
})

test('a file goes to those who talk and to nobody else, judged by what is in it', async () => {
  const { address, mine, theirs } = await aTalk()
  const program = new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])], 'holiday.jpg')
  expect((await send(`${address}/words`, mine, { text: 'Look', files: program })).status).toBe(400)
  const plan = new File(['<script>alert(1)</script>'], 'plan.html')
  expect((await send(`${address}/words`, mine, { text: '', files: plan })).status).toBe(200)
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

test('what a member chooses at the account is what others see: no read mark, and not that they are here', async () => {
  const { address, mine, theirs } = await aTalk()
  await get(address, theirs)
  expect(await (await get(address, mine)).text()).toMatch(/Here now[\s\S]*Read \d\d:\d\d/)
  const body = new URLSearchParams({ intent: 'choose-marks' })
  const chosen = await fetch(`${server.web.origin}/my/account`, {
    method: 'POST',
    headers: { Cookie: theirs },
    body,
    redirect: 'manual',
  })
  expect(chosen.headers.get('Location')).toBe('/my/account?done=choose-marks#seen')
  const seen = await (await get(address, mine)).text()
  expect(seen).not.toContain('Here now')
  expect(seen).not.toMatch(/Read \d\d:\d\d/)
})

test('an absence stands on the public profile as soon as it is set, and is gone with it', async () => {
  const { other, theirs } = await aTalk()
  const profile = async () => (await fetch(`${server.web.origin}/user/${other.username}`)).text()
  expect(await profile()).not.toContain('is away until')
  const post = (fields: Record<string, string>) =>
    fetch(`${server.web.origin}/my/messages/settings`, {
      method: 'POST',
      headers: { Cookie: theirs },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const refused = await post({ intent: 'set-absence', until: '2001-01-01', words: 'Kept words' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Kept words')])
  expect((await post({ intent: 'set-absence', until, words: 'Gone fishing.' })).status).toBe(302)
  await expect.poll(profile).toMatch(/is away until[\s\S]*Gone fishing\./)
  expect((await post({ intent: 'end-absence' })).status).toBe(302)
  await expect.poll(profile).not.toContain('Gone fishing.')
})

test('a quick reply is put into the field by its address, with the name of the other', async () => {
  const { address, mine, other } = await aTalk()
  const settings = `${server.web.origin}/my/messages/settings`
  const added = await fetch(settings, {
    method: 'POST',
    headers: { Cookie: mine },
    body: new URLSearchParams({ intent: 'add-reply', text: 'Thank you, {name}!' }),
    redirect: 'manual',
  })
  expect(added.status).toBe(302)
  const page = await (await get(address, mine)).text()
  const quick = /\?quick=([0-9a-f-]{36})#write/.exec(page)?.[1]
  const filled = await (await get(`${address}?quick=${quick}`, mine)).text()
  expect(filled).toMatch(new RegExp(`<textarea[^>]*>Thank you, ${other.username}!</textarea>`))
})

/** The address of the form that holds this, as the page gives it. */
const formAround = (page: string, held: string) =>
  page
    .split('<form')
    .find((form) => form.includes(held))
    ?.match(/action="([^"]+)"/)?.[1] ?? ''

test('a change that is refused comes back where it was typed, and is no new message', async () => {
  const { address, conversationId, mine } = await aTalk()
  await send(`${address}/words`, mine, { text: 'The left one.' })
  const page = await (await get(`${address}?edit=2`, mine)).text()
  const at = server.web.origin + formAround(page, 'id="message-edit"')
  expect(at).toBe(`${address}?edit=2`)
  const empty = await send(at, mine, { intent: 'edit', number: '2', text: '' })
  const again = await empty.text()
  expect(empty.status).toBe(400)
  expect(again).toMatch(/role="alert">Message: write something<[^]*<textarea[^>]*id="message-edit"/)

  await server.transaction((tx) =>
    tx.db
      .update(message)
      .set({ writtenAt: new Date(tx.now.getTime() - 3_600_000) })
      .where(eq(message.conversationId, conversationId)),
  )
  const late = await send(at, mine, { intent: 'edit', number: '2', text: 'The right one.' })
  const shown = await late.text()
  expect(late.status).toBe(409)
  expect(shown).toMatch(/<dd>The right one\.<\/dd>/)
  expect(shown).toMatch(/<textarea[^>]*id="message-text"[^>]*><\/textarea>/)
})

test('a picture that would fill the reader’s memory is a file to take and stands in no page', async () => {
  const { address, mine, theirs } = await aTalk()
  const bomb = new File([pngOfSize(60_000, 60_000)], 'wall.png', { type: 'image/png' })
  expect((await send(`${address}/words`, mine, { text: 'Look', files: bomb })).status).toBe(200)
  const { messages } = await (await get(`${address}/live?after=1`, theirs)).json()
  expect(messages[0].files).toMatchObject([{ name: 'wall.png', isPicture: false }])
})

test('nobody writes in another’s name or voice', async () => {
  const { address, mine, one, theirs } = await aTalk()
  await send(`${address}/words`, theirs, { text: 'Mine', senderId: one.id, voice: 'administrator' })
  const { messages } = await (await get(`${address}/live?after=1`, mine)).json()
  expect(messages).toMatchObject([{ text: 'Mine', isMine: false, voice: 'person' }])
})

/** A picture that says it is this large, with next to nothing behind it. */
function pngOfSize(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = chunk('IDAT', deflateSync(Buffer.alloc(64)))
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', head), body, chunk('IEND', Buffer.alloc(0))]))
}

test('an address that asks for half a page, or for what comes after a number that nothing has, is answered all the same', async () => {
  const { address, mine } = await aTalk()
  for (const more of ['1.01', '0.5', '1e99', 'all'])
    expect((await get(`${server.web.origin}/my/messages?more=${more}`, mine)).status, more).toBe(200)
  for (const after of ['99999999999', '1.5', '-1', 'all'])
    expect((await get(`${address}/live?after=${after}`, mine)).status, after).toBe(200)
})
