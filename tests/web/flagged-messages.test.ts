import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { aConversation, aReport } from '#domain/messages/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

/** Words of one member that the other reported, and a browser of each. */
const aCase = () =>
  server.transaction(async (tx) => {
    const [writer, reader] = [await makeMember(tx), await makeMember(tx)]
    const { conversationId } = await aConversation(tx, actorOf(writer), actorOf(reader))
    const flagId = await aReport(tx, actorOf(reader), { conversationId, number: 1 })
    const headersOf = async (id: string) => ({
      Cookie: `__Host-session=${(await makeSession(tx, id)).token}`,
    })
    return {
      flagId,
      conversationId,
      writer: await headersOf(writer.id),
      reader: await headersOf(reader.id),
    }
  })

const look = async (path: string, headers: HeadersInit) =>
  (await fetch(server.web.origin + path, { headers, redirect: 'manual' })).text()
const post = (path: string, headers: HeadersInit, fields: Record<string, string>) =>
  fetch(server.web.origin + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

test('a warning stands before every page of the member’s until it was read, and is kept', async () => {
  const { flagId, writer, reader } = await aCase()
  const admin = await server.headersOf('administrator')
  expect(await look(`/admin/chat/${flagId}`, admin)).toContain('Good morning')
  const short = await post(`/admin/chat/${flagId}`, admin, {
    intent: 'decide',
    decision: 'warn',
    words: 'No',
  })
  expect([short.status, await short.text()]).toEqual([400, expect.stringContaining('at least 10 characters')])
  const words = 'Be kind to one another, please.'
  const decided = await post(`/admin/chat/${flagId}`, admin, { intent: 'decide', decision: 'warn', words })
  expect(decided.headers.get('Location')).toBe('/admin/chat?done=decided')

  const stopped = await look('/my/orders', writer)
  expect(stopped).toContain('I have read this')
  expect(stopped).toContain(words)
  expect(await look('/my/orders', reader)).not.toContain('I have read this')
  const [, warningId = ''] = /name="warningId" value="([^"]+)"/.exec(stopped) ?? []
  const read = await post('/my/warnings', writer, { intent: 'read', warningId, next: '/my/orders' })
  expect(read.headers.get('Location')).toBe('/my/orders')
  expect(await look('/my/orders', writer)).not.toContain('I have read this')
  expect(await look('/my/warnings', writer)).toContain(words)
})

test('a hidden message says why in its place, to both', async () => {
  const { flagId, conversationId, writer, reader } = await aCase()
  const admin = await server.headersOf('administrator')
  await post(`/admin/chat/${flagId}`, admin, {
    intent: 'decide',
    decision: 'hide',
    words: 'It threatens somebody.',
  })
  for (const headers of [writer, reader]) {
    const page = await look(`/my/messages/${conversationId}`, headers)
    expect(page).toContain('It threatens somebody.')
    expect(page).toContain('Hidden by the moderators')
    expect(page).not.toContain('Good morning')
  }
})

test('a file that came with a reported message is opened from its case alone, as a download', async () => {
  const { flagId, conversationId, writer, reader } = await aCase()
  const body = new FormData()
  const plan = new File(['<script>alert(1)</script>'], 'plan.html')
  for (const [name, value] of Object.entries({ intent: 'send', text: '', clientId: randomUUID() }))
    body.append(name, value)
  body.append('files', plan)
  const words = `${server.web.origin}/my/messages/${conversationId}/words`
  expect((await fetch(words, { method: 'POST', headers: writer, body })).status).toBe(200)
  const admin = await server.headersOf('administrator')
  const [address = ''] =
    /\/admin\/chat\/[^"]+\/files\/[^"]+/.exec(await look(`/admin/chat/${flagId}`, admin)) ?? []
  const taken = await fetch(server.web.origin + address, { headers: admin })
  expect([taken.status, await taken.text()]).toEqual([200, '<script>alert(1)</script>'])
  expect(taken.headers.get('content-disposition')).toMatch(/^attachment; filename="plan\.html\.txt"/)
  expect(taken.headers.get('content-security-policy')).toContain('sandbox')
  const { flagId: another } = await aCase()
  for (const [path, headers] of [
    [address, reader],
    [address, await server.headersOf('support')],
    [address.replace(flagId, another), admin],
  ] as const)
    expect((await fetch(server.web.origin + path, { headers, redirect: 'manual' })).status).toBe(404)
})

test('a report is a form without script, for what the other side wrote', async () => {
  const { conversationId, reader, writer } = await aCase()
  const address = `/my/messages/${conversationId}/report/1`
  expect(await look(address, reader)).toContain('It is an insult or a threat')
  const sent = await post(address, reader, { intent: 'report', reason: 'fraud', words: 'He lied' })
  expect(sent.headers.get('Location')).toBe(`/my/messages/${conversationId}#m1`)
  expect((await post(address, writer, { intent: 'report', reason: 'fraud' })).status).toBe(404)
})

test('the desk finds a case by a word of what was found and by who wrote it, and says what cases came to', async () => {
  const { flagId, name } = await server.transaction(async (tx) => {
    const writer = await makeMember(tx, { displayName: 'Quintus Mariner', username: 'quintus-mariner' })
    const reader = await makeMember(tx)
    const { conversationId } = await aConversation(tx, actorOf(writer), actorOf(reader))
    return { flagId: await aReport(tx, actorOf(reader), { conversationId, number: 1 }), name: 'quintus' }
  })
  const admin = await server.headersOf('administrator')
  const isListed = async (words: string) =>
    (await look(`/admin/chat?q=${encodeURIComponent(words)}`, admin)).includes(`/admin/chat/${flagId}`)
  expect(await isListed(name)).toBe(true)
  expect(await isListed('INSULT')).toBe(true)
  expect(await isListed('%')).toBe(false)
  expect(await isListed('zebra')).toBe(false)
  const words = 'Nothing to say about it.'
  await post(`/admin/chat/${flagId}`, admin, { intent: 'decide', decision: 'dismiss', words })
  expect(await look('/admin/chat', admin)).toMatch(/Decided in the last 30 days: \d+\. Nothing wrong [1-9]/)
})
