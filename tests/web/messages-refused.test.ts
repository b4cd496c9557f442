import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { messageQuestion } from '#domain/messages/schema.server.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { get, openTalk, send } from './talk-of-two.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const outside = 'Pay me by bank transfer'
const plan = () => new File(['The plan'], 'plan.txt')
const program = () => new File([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])], 'holiday.jpg')
const asksForFiles =
  /<input[^>]*type="file"[^>]*aria-describedby="files-again"[^]*<small id="files-again"[^>]*>Choose your files again/

/** The two forms in which one writes without script. */
async function openForms() {
  const { address, mine } = await openTalk(server)
  const { username } = await server.transaction((tx) => makeMember(tx))
  const first = `${server.web.origin}/my/messages/new?to=${username}`
  return [
    { write: (fields: Record<string, string | File>) => send(first, mine, { intent: 'begin', ...fields }) },
    { write: (fields: Record<string, string | File>) => send(address, mine, fields) },
  ]
}

test.each([
  ['what their writer is to look at again', { text: outside, files: plan() }],
  ['their length', { text: 'a'.repeat(5_001), files: plan() }],
  ['one of the files', { text: 'Look', files: program() }],
])('words that come back for %s say that their files have to be chosen again', async (_why, fields) => {
  for (const { write } of await openForms()) {
    const refused = await write(fields)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringMatching(asksForFiles)])
  }
})

test('words that come back and had no files ask for none', async () => {
  for (const { write } of await openForms()) {
    const refused = await write({ text: outside })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.not.stringContaining('Choose your files again'),
    ])
  }
})

test('words that are changed to speak of paying outside come back once, with what their writer should know', async () => {
  const { address, mine, theirs } = await openTalk(server)
  await send(address, mine, { text: 'We settle it here.' })
  const edited = { intent: 'edit', number: '2', text: 'Pay me by bank transfer' }
  const refused = await send(`${address}?edit=2`, mine, edited)
  const page = await refused.text()
  expect(refused.status).toBe(400)
  expect(page).toMatch(/safe deal[\s\S]*>Pay me by bank transfer<\/textarea>[\s\S]*Save it anyway/)
  expect(await (await get(address, theirs)).text()).toContain('We settle it here.')
  expect((await send(`${address}?edit=2`, mine, { ...edited, careSeen: 'yes' })).status).toBe(302)
  expect(await (await get(address, theirs)).text()).toContain('Pay me by bank transfer')
})

test('that no answer is needed can be said as long as one would come in time, and is refused in words later', async () => {
  const { address, conversationId, theirs } = await openTalk(server)
  const offers = async () => (await (await get(address, theirs)).text()).includes('No answer needed')
  expect(await offers()).toBe(true)
  await server.transaction((tx) =>
    tx.db
      .update(messageQuestion)
      .set({ askedAt: new Date(Date.now() - 49 * 3_600_000) })
      .where(eq(messageQuestion.conversationId, conversationId)),
  )
  expect(await offers()).toBe(false)
  const late = await send(address, theirs, { intent: 'no-answer' })
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('An answer was due within 48 hours'),
  ])
})
