import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { identityCheck, identityDocument } from '#domain/identity-checks/schema.server.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { giveEarned } from '#domain/ledger/testing.ts'
import { makeMethod } from '#domain/payouts/testing.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { newAddress, openTestServer, type TestServer } from '../server/test-server.ts'

/** The button, in whose text the server marks where one part ends. */
const WITHDRAW = /Withdraw (<!-- -->)?\$2,000\.00/

let server: TestServer
let files: string
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'))
  files = join(folder, 'files', 'identity')
  server = await openTestServer({ DATA_FOLDER: folder })
  return async () => {
    await server.close()
    await rm(folder, { recursive: true })
  }
})

/** Somebody new with money to withdraw, and how they ask the server. */
async function someone() {
  const { who, token } = await server.transaction(async (tx) => {
    const made = await makeMember(tx)
    await giveEarned(tx, made.id, 300_000)
    await makeMethod(tx, made.id)
    return { who: made, token: (await makeSession(tx, made.id)).token }
  })
  const headers = { Cookie: `__Host-session=${token}`, 'X-Forwarded-For': newAddress() }
  return { who, ask: asking(headers) }
}

const asking =
  (headers: Record<string, string>) =>
  (path: string, body?: BodyInit): Promise<Response> =>
    fetch(server.web.origin + path, {
      redirect: 'manual',
      headers,
      ...(body ? { method: 'POST', body } : {}),
    })
const as = async (kind: Parameters<TestServer['headersOf']>[0]) => asking(await server.headersOf(kind))

function documents(...files: File[]): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ holder: 'Ann Harbour', document: 'passport', country: 'NL' }))
    body.append(name, value)
  for (const file of files) body.append('files', file)
  return body
}

const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .png()
  .toBuffer()
const picture = () => new File([new Uint8Array(drawn)], 'passport.png')

const documentOf = async (memberId: string) => {
  const [found] = await server.transaction((tx) =>
    tx.db
      .select({ id: identityDocument.id, checkId: identityCheck.id })
      .from(identityDocument)
      .innerJoin(identityCheck, eq(identityCheck.id, identityDocument.checkId))
      .where(eq(identityCheck.memberId, memberId)),
  )
  if (!found) throw new Error('Nothing was sent')
  return found
}

test('a large payout leads to the check, which is sent, looked at by another and approved, and then the payout is open', async () => {
  const { who, ask } = await someone()
  const before = await (await ask('/my/payouts?amount=2000')).text()
  expect(before).toContain('More than $1,000.00 in 30 days needs an identity check')
  expect(before).toContain('href="/my/payouts/identity"')
  expect(before).not.toMatch(WITHDRAW)

  expect((await ask('/my/payouts/identity', documents(picture()))).headers.get('Location')).toContain(
    'done=sent',
  )
  const waiting = await (await ask('/my/payouts/identity')).text()
  expect(waiting).toContain('Your documents are with us since')
  expect(waiting).not.toContain('Ann Harbour')

  const document = await documentOf(who.id)
  const admin = await as('administrator')
  const checkPath = `/admin/identity-checks/${document.checkId}`
  const documentPath = `/admin/identity-checks/documents/${document.id}`
  expect(await (await admin('/admin/identity-checks')).text()).toContain(checkPath)
  const page = await admin(checkPath)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(await page.text()).toContain('Ann Harbour')
  const shown = await admin(documentPath)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  })
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(drawn)
  const looks = await server.transaction((tx) =>
    tx.db.select().from(securityEvent).where(eq(securityEvent.memberId, who.id)),
  )
  expect(looks.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['identity-check.seen', 'identity-document.seen']),
  )

  for (const kind of ['visitor', 'member', 'administrator looking as the member'] as const)
    for (const path of [checkPath, documentPath])
      expect([kind, (await (await as(kind))(path)).status]).toEqual([kind, 404])
  expect((await ask(documentPath)).status).toBe(404)

  const profile = `/user/${who.username}`
  const visitor = await as('visitor')
  expect(await (await visitor(profile)).text()).not.toContain('Identity verified</a>')
  const approved = new URLSearchParams({ intent: 'approve', checkId: document.checkId })
  expect((await admin(checkPath, approved)).headers.get('Location')).toBe(
    '/admin/identity-checks?done=approved',
  )
  await expect.poll(async () => (await visitor(profile)).text()).toContain('Identity verified</a>')
  expect(await (await ask('/my/payouts?amount=2000')).text()).toMatch(WITHDRAW)
})

test('what is no picture or PDF is refused in the form, and nothing of it is kept', async () => {
  const { ask } = await someone()
  const kept = async () => (await readdir(files).catch(() => [])).length
  const before = await kept()
  const refused = await ask('/my/payouts/identity', documents(picture(), new File(['plain words'], 'me.txt')))
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('Send a picture (JPEG, PNG, WebP or AVIF) or a PDF.')
  expect(page).toContain('value="Ann Harbour"')
  expect(await kept()).toBe(before)
  const none = await ask('/my/payouts/identity', documents())
  expect([none.status, await none.text()]).toEqual([
    400,
    expect.stringContaining('add 1 to 4 pictures or PDFs'),
  ])
})

test('on the disk a document is noise', async () => {
  const { ask } = await someone()
  await ask('/my/payouts/identity', documents(picture()))
  const names = await readdir(files)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect((await readFile(join(files, name))).includes('PNG')).toBe(false)
})
