import { beforeAll, expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { openTalk, send } from './talk-of-two.ts'

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
