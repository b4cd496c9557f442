import { eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { VISITORS_FILES } from '#app/public/support/visitors-files.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { deal, dealFile, milestone } from '#domain/deals/schema.server.ts'
import { anAgreedDeal } from '#domain/deals/testing.ts'
import { ticketFile } from '#domain/support/schema.server.ts'
import { listEvents } from '#domain/security/index.ts'
import { openClamdPeer, TEST_VIRUS, type ClamdPeer } from '#platform/files/testing-clamd.ts'
import { rateWindow } from '#platform/limits/schema.server.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'

let clamd: ClamdPeer
let server: TestServer

beforeAll(async () => {
  clamd = await openClamdPeer({ longest: 60_000_000 })
  server = await openTestServer({ CLAMD: `${clamd.address.host}:${clamd.address.port}` })
  return async () => {
    await server.close()
    await clamd.close()
  }
})

/** Sends a file into the room of a new deal, as its buyer. */
async function attach(name: string, content: string) {
  const dealId = await server.transaction(async (tx) =>
    anAgreedDeal(tx, {
      buyer: actorOf(server.personOf('member')),
      seller: actorOf(await makeMember(tx)),
    }),
  )
  const body = new FormData()
  body.append('do', 'add-files')
  body.append('files', new File([content], name))
  const address = `${server.web.origin}/deals/${dealId}?do=add-files`
  const headers = await server.headersOf('member')
  const sent = await fetch(address, { method: 'POST', redirect: 'manual', headers, body })
  const page = await sent.text()
  const [file] = await server.transaction((tx) =>
    tx.db.select().from(dealFile).where(eq(dealFile.dealId, dealId)),
  )
  const read = (path: string) => fetch(`${server.web.origin}/deals/${dealId}${path}`, { headers })
  return { status: sent.status, page, file, read }
}

test('a page that somebody attached is handed out as a text that nothing runs', async () => {
  const { file, read } = await attach('report.html', '<!doctype html><script>alert(1)</script>')
  const served = await read(`/files/${file?.id}`)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="report\.html\.txt"/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  })
  const room = await (await read('')).text()
  expect(room).toContain('Kept as text, because a .html file can run when it is opened')
})

test('a file of several megabytes is taken, since the rules allow fifty', async () => {
  const { status, file } = await attach('measures.txt', 'so many words '.repeat(300_000))
  expect([status, file?.name, file?.bytes]).toEqual([302, 'measures.txt', 4_200_000])
})

test('a question for files takes files, which both sides find beside it', async () => {
  const buyer = server.personOf('member')
  const dealId = await server.transaction(async (tx) => {
    const id = await anAgreedDeal(tx, { buyer: actorOf(buyer), seller: actorOf(await makeMember(tx)) })
    const requirements = [
      { id: 'logo', question: 'Your logo', isRequired: true, filesId: crypto.randomUUID() },
    ]
    await tx.db.update(deal).set({ state: 'active', requirements }).where(eq(deal.id, id))
    await tx.db.update(milestone).set({ state: 'funded', fundedAt: tx.now }).where(eq(milestone.dealId, id))
    return id
  })
  const headers = await server.headersOf('member')
  const address = `${server.web.origin}/deals/${dealId}`
  const answer = (field: string) => {
    const body = new FormData()
    body.append('do', 'answers')
    body.append(field, new File(['a mark '.repeat(300_000)], 'logo.txt'))
    return fetch(`${address}?do=answers`, { method: 'POST', redirect: 'manual', headers, body })
  }
  const form = await (await fetch(`${address}?do=answers`, { headers })).text()
  expect(form).toMatch(/<input[^>]*type="file"[^>]*name="answers.logo"/)
  const elsewhere = await answer('answers.other')
  expect([elsewhere.status, await elsewhere.text()]).toEqual([400, expect.stringContaining('no question')])
  expect((await answer('answers.logo')).status).toBe(302)
  expect(await (await fetch(address, { headers })).text()).toContain('Download logo.txt')
})

test.each(['/my/projects/new', '/deals/new'])(
  '%s takes files as large as the settings promise',
  async (path) => {
    const body = new FormData()
    body.append('files', new File(['so many words '.repeat(300_000)], 'measures.txt'))
    const headers = await server.headersOf('member')
    const sent = await fetch(server.web.origin + path, { method: 'POST', redirect: 'manual', headers, body })
    expect(sent.status).not.toBe(413)
    expect(await sent.text()).not.toContain('too large')
  },
)

test('what the scanner found clean is not called unscanned', async () => {
  const { file, read } = await attach('notes.txt', 'nothing but words')
  expect(file?.scannedAt).toBeInstanceOf(Date)
  expect(await (await read('')).text()).not.toContain('Not scanned for viruses')
})

test('a virus is refused, nobody can open it, and its sender and the administrators are told', async () => {
  const { status, page, file } = await attach('invoice.txt', `Dear all, ${TEST_VIRUS}`)
  expect(status).toBe(400)
  expect(page).toContain('A virus was found in this file (Guildhall.Test.Virus), so it was not taken')
  expect(file).toBeUndefined()
  const { events } = await server.transaction((tx) => listEvents(tx.db, { kind: 'file.infected' }))
  expect(events).toMatchObject([{ details: { name: 'invoice.txt', found: 'Guildhall.Test.Virus' } }])
  const letters = await server.transaction((tx) => tx.db.select().from(mailMessage))
  const told = letters.filter(({ text }) => text.includes('Guildhall.Test.Virus')).map(({ to }) => to)
  expect(told).toEqual(
    expect.arrayContaining([server.personOf('member').email, server.personOf('administrator').email]),
  )
})

test('a visitor sends a file with a question: the desk gets it, a virus is refused, and too many at once are stored nowhere', async () => {
  const headers = { ...(await server.headersOf('visitor')) }
  const ask = (content: string) => {
    const body = new FormData()
    const fields = {
      kind: 'other',
      name: 'Ilse Brandt',
      email: `${crypto.randomUUID()}@example.org`,
      subject: 'A receipt that I can’t read',
      body: 'The picture shows what I mean.',
      formKey: crypto.randomUUID(),
    }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('files', new File([content], 'receipt.txt'))
    return fetch(`${server.web.origin}/support/new`, { method: 'POST', redirect: 'manual', headers, body })
  }
  const infected = await ask(`Dear all, ${TEST_VIRUS}`)
  expect([infected.status, await infected.text()]).toEqual([
    400,
    expect.stringContaining('A virus was found'),
  ])
  expect((await ask('what I mean')).status).toBe(302)
  const [file] = await server.transaction((tx) => tx.db.select().from(ticketFile))
  expect(file).toMatchObject({ name: 'receipt.txt', entryNumber: 1 })
  const at = `/support/tickets/${file?.ticketNumber}/files/${file?.id}`
  expect((await fetch(server.web.origin + at, { headers })).status).toBe(404)
  const { name, most } = VISITORS_FILES.visitors
  await server.transaction((tx) =>
    tx.db
      .update(rateWindow)
      .set({ used: most })
      .where(like(rateWindow.key, `${name} %`)),
  )
  expect((await ask('once more')).status).toBe(429)
  expect(await server.transaction((tx) => tx.db.$count(ticketFile))).toBe(1)
})

test('a question with a file that is far too large comes back as it was typed, and only the file is wrong', async () => {
  const headers = await server.headersOf('member')
  const body = new FormData()
  body.append('formKey', crypto.randomUUID())
  body.append('kind', 'other')
  body.append('subject', 'A film that shows it all')
  body.append('files', new File([Buffer.alloc(65_000_000, 'x')], 'film.txt'))
  body.append('body', 'It stands still after a minute.')
  const address = `${server.web.origin}/support/new`
  const sent = await fetch(address, { method: 'POST', redirect: 'manual', headers, body })
  const page = await sent.text()
  expect(sent.status).toBe(400)
  expect(page).toContain('value="A film that shows it all"')
  expect(page).toContain('It stands still after a minute.</textarea>')
  expect(page).toContain('Files: film.txt. The file is larger than 50 MB')
  expect(page).not.toContain('out of date')
  expect(page).not.toMatch(/(?:Subject|What happened): /)
})

test('while the scanner is away nothing is taken, and an administrator sees why', async () => {
  await clamd.close()
  const { status, page, file } = await attach('notes.txt', 'nothing but words')
  expect(status).toBe(400)
  expect(page).toContain('can’t be scanned for viruses right now')
  expect(file).toBeUndefined()
  const headers = await server.headersOf('administrator')
  const integrations = await (await fetch(`${server.web.origin}/admin/integrations`, { headers })).text()
  expect(integrations).toContain('Virus scanner')
  expect(integrations).toMatch(/Does not answer: connect ECONNREFUSED/)
})
