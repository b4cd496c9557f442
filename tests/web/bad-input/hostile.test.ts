import { beforeAll, describe, expect, test } from 'vitest'
import { makeSecret } from '#domain/accounts/secrets/one-time-secrets.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { kinds, type Kind, type TestServer } from '../../server/test-server.ts'
import type { Answers } from '../../routes/audiences.ts'
import { expectations } from '../../routes/expectations.ts'
import { readersOfForms } from '../../routes/readers-of-forms.ts'
import { listRoutes, listRoutesWithAction } from '../../routes/route-map.ts'
import { fillIn, makeThingsOf, type Names } from '../../routes/things-of-member.ts'
import { readSources } from '../../tidy/source-files.ts'
import { bodiesOfNoForm, bodiesOverLimits, bodiesWithinLimits, UNKNOWN, type Body } from './hostile-bodies.ts'
import { expectSane, faultsIn, nameOf } from './judge.ts'
import { readForms, type Form } from './read-forms.ts'
import { dataOf } from './send-form.ts'

/** Whatever is sent there is not looked at. */
const READS_NO_FORM = ['/my/sign-out', '/search/alerts/:token', '/admin/view-as/end', '/*']
/** Not forms but reports of programs, which have tests and limits of their own. */
const READS_REPORTS = ['/seen', '/support/:slug/read', '/monitoring', '/pay/webhook/:provider']
/**
 * Without its cookie nobody is let in: `sign-in.test.ts` comes there by the way that leads to it; without somebody to write to nobody
 * writes: `messages.test.ts` does.
 */
const BEHIND_A_STEP = ['/auth/oauth-callback', '/my/messages/new']

/** An answer may say again what was typed, escaped, on the page and for its script, a row as the controls of a row; no more. */
const MOST_ECHO = 12
/** A script speaks there, and no form is read at all. */
const READS_JSON = /\/(live|draft|look)$/
const WORDS_OF_BOUNDS = /more than 1000 fields|a field that no page here asks for/
/** Room for what is wrong with each field of the longest form. */
const MOST_WORDS_BYTES = 20_000

const routes = await listRoutesWithAction()
const withForms = routes.filter(
  (route) => ![...READS_NO_FORM, ...READS_REPORTS, ...BEHIND_A_STEP].includes(route),
)

let server: TestServer
let names: Names

beforeAll(async () => {
  server = await openWornServer()
  names = await server.transaction((tx) => makeThingsOf(tx, server.personOf('member')))
  return server.close
})

/** Any payment will do: what was sent is read before it is looked for. */
const ELSEWHERE: Record<string, string> = { '/pay/sandbox/:id': '/pay/sandbox/{id}' }

const addressOf = (route: string) => fillIn(ELSEWHERE[route] ?? expectations[route]?.address ?? '', names)

/** The kind of person whose empty form is read and found wanting; a way in reads anybody's. */
function rightKind(route: string): Kind {
  const post: Answers = expectations[route]?.post ?? { everyone: 404 }
  return kinds.find((kind) => (post[kind] ?? post.everyone) === 400) ?? 'visitor'
}

async function headersFor(route: string): Promise<Record<string, string>> {
  const headers = await server.headersOf(rightKind(route))
  if (route !== '/my/otp') return headers
  const { id: memberId, email } = server.personOf('member')
  const secret = await server.transaction((tx) =>
    makeSecret(tx, { kind: 'sign-in-code', memberId, minutes: 60, details: { email } }),
  )
  return { ...headers, Cookie: `__Host-pending=code.${secret}.once` }
}

const readersOf = readersOfForms(readSources())
const files = new Map((await listRoutes()).map(({ path, file }) => [path, file]))

/** How what is sent there is read: by the one reader for whoever may send it, or with files, in the way of these pages. */
function wayOfReading(route: string): string {
  const readers = readersOf(files.get(route) ?? '')
  return readers.length === 0 ? `words of the ${rightKind(route)}` : readers.join(' ')
}

/** The first page of each way of reading stands for all: it is sent everything. */
const inFull = withForms.filter(
  (route, at) => withForms.findIndex((one) => wayOfReading(one) === wayOfReading(route)) === at,
)

type Answered = { status: number; text: string }

async function ask(address: string, init: RequestInit): Promise<Answered> {
  const answer = await fetch(new URL(address, server.web.origin), { redirect: 'manual', ...init })
  return { status: answer.status, text: await answer.text() }
}

const send = (address: string, { body, type }: Body, headers: Record<string, string>) =>
  ask(address, {
    method: 'POST',
    body,
    headers: { ...headers, ...(type === undefined ? {} : { 'Content-Type': type }) },
  })

/** The forms of the page that are sent to itself, each once, and one that nobody made. */
function formsIn(page: string, address: string): Form[] {
  const isOwn = ({ action }: Form) => new URL(action, 'http://hall.test').pathname === address
  const bare: Form = { action: address, fields: [], isRefused: false }
  const forms = [bare, ...readForms(page, address).filter(isOwn)]
  return [...new Map(forms.map((form) => [nameOf(form), form])).values()]
}

function expectSmall(answer: Answered, ownLength: number, sent: Body, where: string): void {
  expect(answer.status, where).toBeLessThan(500)
  const most = ownLength + MOST_WORDS_BYTES + MOST_ECHO * sent.body.length
  expect(answer.text.length, `${where}: the answer to ${sent.body.length} bytes`).toBeLessThan(most)
  expect(answer.text.includes(UNKNOWN), `${where}: what nobody asked for comes back`).toBe(false)
}

/** Sent by script, which is answered without anything of the page. */
async function tell(form: Form, body: Body, headers: Record<string, string>, where: string) {
  const told = await send(dataOf(form.action), body, headers)
  expectSmall(told, 0, body, `${where}, data`)
  return told
}

/** One of the page's forms, or one of nobody's, and how large the page is by itself. */
async function formsAt(route: string) {
  const address = addressOf(route)
  const headers = await headersFor(route)
  const page = await ask(address, { headers })
  return { headers, page, forms: formsIn(page.text, address) }
}

test('every address that takes something is tried', () => {
  const others = [...READS_NO_FORM, ...READS_REPORTS, ...BEHIND_A_STEP]
  expect(others.filter((route) => !routes.includes(route))).toEqual([])
  expect(withForms.filter((route) => !expectations[route])).toEqual([])
  expect(withForms.length).toBeGreaterThan(40)
})

test('each way of reading a form is tried in full', () => {
  expect(new Set(inFull.map(wayOfReading))).toEqual(new Set(withForms.map(wayOfReading)))
  const ways = inFull.map(wayOfReading).join('\n')
  for (const way of ['words of the visitor', 'words of the member', 'words of the administrator'])
    expect(ways).toContain(way)
  for (const way of ['room-forms', 'work-form', 'act-on-editor', 'act-on-thread', 'act-on-settings'])
    expect(ways).toContain(way)
})

/** Over limits, and what is no form at all. */
const refused = (form: Form) => [
  ...bodiesOverLimits(form).map((body) => ({ body, isOver: true })),
  ...bodiesOfNoForm(form).map((body) => ({ body, isOver: false })),
]

/** One reader reads the forms of all pages before anything of their own is done: each shows with one body, by turns, that it comes to it. */
const byTurns = <One>(all: readonly One[], turn: number) => all.slice(turn % all.length).slice(0, 1)

describe('a form that no browser sends is refused in a sentence, and the worst that one could send answered in few words', () => {
  test.each(withForms.map((route, at) => [route, at] as const))('%s', async (route, at) => {
    const { headers, page, forms } = await formsAt(route)
    for (const [one, form] of forms.entries()) {
      const all = refused(form)
      const isInFull = one === 0 && inFull.includes(route)
      for (const { body, isOver } of isInFull ? all : byTurns(all, at + one)) {
        const where = `${nameOf(form)}: ${body.what}`
        const { status, text } = await tell(form, body, headers, where)
        expectSane({ status, body: text, to: null }, where)
        if (isOver) expect(status, where).toBe(400)
        if (body.isOutOfBounds && !READS_JSON.test(route)) expect(text, where).toMatch(WORDS_OF_BOUNDS)
      }
      // Refused before anything of it is kept, all of them are the same page.
      const [{ body: first } = { body: undefined }] = all
      if (first && isInFull) {
        const drawn = await send(form.action, first, headers)
        expectSmall(drawn, page.text.length, first, `${nameOf(form)}: ${first.what}`)
        expect(drawn.status, first.what).toBe(400)
      }
      await tryWithinLimits(route, form, page)
    }
  })
})

async function tryWithinLimits(route: string, form: Form, page: Answered): Promise<void> {
  const headers = await headersFor(route)
  for (const body of bodiesWithinLimits(form)) {
    const where = `${nameOf(form)}: ${body.what}`
    if (body.comesBack) expectSmall(await send(form.action, body, headers), page.text.length, body, where)
    else await tell(form, body, headers, where)
  }
}

test('what only a script of ours sends may be as bad', async () => {
  const tags = Array(50_000).fill(1)
  const body = JSON.stringify({ serviceId: null, basedOn: null, content: { tags, gallery: tags } })
  const headers = await server.headersOf('member')
  for (const address of ['/my/services/draft', '/my/pictures']) {
    const answer = await send(address, { what: 'JSON', body, type: 'application/json' }, headers)
    expect(answer.status, address).toBe(400)
    expect(answer.text.length, address).toBeLessThan(1_000)
  }
})

test('and no fault was logged but the one that a button asks for', () => {
  const asked = 'A test report, asked for in the administration'
  expect(faultsIn(server.web.printed()).filter((line) => !line.includes(asked))).toEqual([])
})
