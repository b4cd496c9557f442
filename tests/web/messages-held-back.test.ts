import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'
import { send } from './talk-of-two.ts'

let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-held-back-'))
  server = await openTestServer({ DATA_FOLDER: folder })
  return server.close
})

const keptFiles = async () =>
  (await readdir(join(folder, 'files', 'messages'), { recursive: true })).filter((name) =>
    name.endsWith('.file'),
  )

test('words that go to too many strangers leave no files behind, and say that they have to be chosen again', async () => {
  const cookie = await server.transaction(
    async (tx) => `__Host-session=${(await makeSession(tx, (await makeMember(tx)).id)).token}`,
  )
  const write = async () => {
    const { username } = await server.transaction((tx) => makeMember(tx))
    return send(`${server.web.origin}/my/messages/new?to=${username}`, cookie, {
      intent: 'begin',
      text: 'Look at what I make',
      files: new File(['The plan'], 'plan.txt'),
    })
  }
  for (let stranger = 0; stranger < 5; stranger++) expect((await write()).status).toBe(302)
  const held = await write()
  expect([held.status, await held.text()]).toEqual([
    429,
    expect.stringMatching(/the same words to five people[^]*Choose your files again/),
  ])
  expect(await keptFiles()).toHaveLength(5)
})
