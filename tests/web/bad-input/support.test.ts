import { beforeAll, expect, test } from 'vitest'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { appeal } from '#domain/appeals/schema.server.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { decideReport, sendReport } from '#domain/reports/index.ts'
import { report, reportPicture } from '#domain/reports/schema.server.ts'
import { ticket, ticketFile } from '#domain/support/schema.server.ts'
import { aBomb, aPicture } from '../../journeys/pictures.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import { dataOf, sendBody, type Sender, type Sent } from './send-form.ts'

let server: TestServer
let sender: Sender
let visitor: Sender
/** What the member may report, what is theirs, and a decision about something of theirs. */
let reported: string
let own: string
let decided: string

beforeAll(async () => {
  server = await openWornServer()
  const headers = await server.headersOf('member')
  const ofVisitor = await server.headersOf('visitor')
  sender = { server, headers: async () => headers }
  visitor = { server, headers: async () => ofVisitor }
  const member = server.personOf('member')
  await server.transaction(async (tx) => {
    const { id } = await makeMember(tx)
    reported = `/report/member/${id}`
    own = `/report/member/${member.id}`
    const { workId: thingId } = await makeWork(tx, actorOf(member))
    const said = { kind: 'work', thingId, reason: 'copied', text: '', pictures: [] } as const
    const { number } = await sendReport(tx, actorOf(await makeMember(tx)), said)
    const words = 'It was shown elsewhere before.'
    const decision = { number, decision: 'take-down', rule: 'copied', words, days: 7 } as const
    await decideReport(tx, actorOf(server.personOf('moderator')), decision, context)
    decided = `/my/support/appeals/case/${number}`
  })
  return server.close
})

const WORDS = 'Please look at it once more: the drawing is mine.'
const MEGABYTE = 'x'.repeat(1_000_000)

type Pairs = readonly [name: string, value: string | File][]

function send(address: string, pairs: Pairs, who = sender): Promise<Sent> {
  const body = new FormData()
  for (const [name, value] of pairs) body.append(name, value)
  return sendBody(who, dataOf(address), body)
}

const reportOf = (more: Pairs = [], reason = 'copied'): Pairs => [
  ['intent', 'report'],
  ['reason', reason],
  ['text', WORDS],
  ...more,
]
const appealOf = (more: Pairs = [], words = WORDS): Pairs => [
  ['intent', 'appeal'],
  ['appeal', words],
  ...more,
]
const ticketOf = (more: Pairs = [], body = WORDS): Pairs => [
  ['kind', 'other'],
  ['subject', 'A question'],
  ['body', body],
  ['formKey', crypto.randomUUID()],
  ...more,
]

const count = (table: typeof report | typeof appeal | typeof ticket) =>
  server.transaction((tx) => tx.db.$count(table))
const kept = async () => [await count(report), await count(appeal), await count(ticket)]

const pictures = async (many: number) => {
  const { buffer } = await aPicture('one.jpg', '#205040', 64, 48)
  return Array.from({ length: many }, (_, at): [string, File] => [
    'files',
    new File([new Uint8Array(buffer)], `picture-${at}.jpg`, { type: 'image/jpeg' }),
  ])
}
test('an address that somebody made up is not there, whatever is sent to it', async () => {
  const nobody = crypto.randomUUID()
  const made = [
    ...['member', 'service', 'team', 'project', 'review', 'work'].map((kind) => `/report/${kind}/${nobody}`),
    ...['message', 'ban', 'constructor', '__proto__'].map((kind) => `/report/${kind}/${nobody}`),
    '/report/member/1',
    `/report/member/${'9'.repeat(500)}`,
  ]
  for (const address of made)
    for (const who of [sender, visitor])
      expect((await send(address, reportOf(), who)).status, address).toBe(404)
  for (const kind of ['case', 'ban', 'service', 'project', 'team', 'deal', 'constructor'])
    for (const id of [nobody, '0', '999999999999999999999', `${nobody}-9e15`, 'f'.repeat(65)])
      expect((await send(`/my/support/appeals/${kind}/${id}`, appealOf())).status, `${kind} ${id}`).toBe(404)
})

test('a kind, a reason or a thing that no page offers is refused, and nothing of it is kept', async () => {
  const before = await kept()
  const other = await server.transaction(
    async (tx) => (await makeWork(tx, actorOf(await makeMember(tx)))).workId,
  )
  const refused: [string, Pairs][] = [
    [reported, reportOf([], 'because')],
    [reported, reportOf([], '__proto__')],
    ['/support/new', [...ticketOf().slice(1), ['kind', 'constructor']]],
    ['/support/new', ticketOf([['about', `service:${other}`]])],
    ['/support/new', ticketOf([['about', 'payout:nothing']])],
  ]
  for (const [address, pairs] of refused) {
    const { status } = await send(address, pairs)
    expect([400, 403, 404], address).toContain(status)
  }
  expect(await kept()).toEqual(before)
})

test('too many words are refused, said back at most once, as is one picture too many', async () => {
  const before = await kept()
  const long: Pairs = [['text', MEGABYTE]]
  const many = [
    await send(reported, reportOf(await pictures(6))),
    await send(decided, appealOf(await pictures(6))),
    await send('/support/new', ticketOf(await pictures(11))),
  ]
  const sent = [
    await send(reported, [...reportOf().slice(0, 2), ...long]),
    await send(decided, appealOf([], MEGABYTE)),
    await send('/support/new', ticketOf([], MEGABYTE)),
    ...many,
  ]
  for (const [at, { status, body }] of sent.entries()) {
    expect([400, 413], `${at}: ${body.slice(0, 200)}`).toContain(status)
    expect(body.length, String(at)).toBeLessThan(MEGABYTE.length * 1.1)
  }
  for (const { body } of many) expect(body).toMatch(/at most \d+ files/)
  expect(await kept()).toEqual(before)
})

test('a report carries no paper, and nobody reports what is theirs', async () => {
  const before = await kept()
  const paper = new File(['%PDF-1.4\n1 0 obj\n'], 'proof.pdf', { type: 'application/pdf' })
  expect((await send(reported, reportOf([['files', paper]]))).status).toBe(400)
  const { status, body } = await send(own, reportOf())
  expect(status).toBe(403)
  expect(body).toContain('This is yours')
  expect(await kept()).toEqual(before)
})

test('the same field twice and names in names are refused or read once', async () => {
  const before = await kept()
  const deep = `reason${'.a'.repeat(200)}`
  for (const [address, pairs] of [
    [reported, reportOf([['reason', 'fraud']])],
    [reported, reportOf([[deep, 'x']])],
    [decided, appealOf([['appeal', 'Another text that is long enough for it.']])],
    [decided, appealOf([[`appeal${'[0]'.repeat(40)}`, 'x']])],
    ['/support/new', ticketOf([['subject', 'Another subject']])],
    ['/support/new', ticketOf([[`body${'[0]'.repeat(50)}`, 'x']])],
  ] as const)
    expect((await send(address, pairs)).status, address).toBe(400)
  expect(await kept()).toEqual(before)
})

test('a visitor’s files are left where they are, and their address is looked at', async () => {
  const before = await kept()
  for (const email of [
    'nobody',
    'a@b',
    `${'a'.repeat(300)}@example.org`,
    'a@example.org\nBcc: b@example.org',
  ]) {
    const pairs: Pairs = [
      ['intent', 'report-as-visitor'],
      ['reason', 'copied'],
      ['email', email],
    ]
    expect((await send(reported, pairs, visitor)).status, email).toBe(400)
  }
  const withFile = await send('/support/new', ticketOf(await pictures(1)), visitor)
  expect([400, 413]).toContain(withFile.status)
  expect(await kept()).toEqual(before)
})

test('a picture that is a bomb is given back as it came: nobody of the house draws it', async () => {
  const { name, mimeType, buffer } = aBomb()
  const bomb: Pairs = [['files', new File([new Uint8Array(buffer)], name, { type: mimeType })]]
  for (const [address, pairs] of [
    [reported, reportOf(bomb)],
    ['/support/new', ticketOf(bomb)],
  ] as const)
    expect((await send(address, pairs)).status, address).toBeLessThan(400)
  const [reportedFile] = await server.transaction((tx) => tx.db.select().from(reportPicture))
  const [ticketed] = await server.transaction((tx) => tx.db.select().from(ticketFile))
  for (const path of [
    `/my/support/cases/pictures/${reportedFile?.id}`,
    `/my/support/${ticketed?.ticketNumber}/files/${ticketed?.id}`,
  ]) {
    const answer = await fetch(server.web.origin + path, { headers: await sender.headers() })
    expect(answer.headers.get('Content-Disposition'), path).toMatch(/^attachment/)
    expect((await answer.arrayBuffer()).byteLength, path).toBe(buffer.length)
  }
})

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
