import { beforeAll, describe, expect, test } from 'vitest'
import { openSharedServer } from '../server/shared-server.ts'
import { kinds, newAddress, type Kind, type TestServer } from '../server/test-server.ts'
import type { Answer, Answers } from './audiences.ts'
import { expectations } from './expectations.ts'
import { listRoutePaths, listRoutes, listRoutesWithAction } from './route-map.ts'
import { fillIn, makeThingsOf, type Names } from './things-of-member.ts'

let server: TestServer
/** What the braces of an address stand for. */
let names: Names

beforeAll(async () => {
  server = await openSharedServer()
  names = await server.transaction((tx) => makeThingsOf(tx, server.personOf('member')))
  return server.close
})

const addressOf = (pattern: string) => fillIn(pattern, names)

const sessions = new Map<Kind, Promise<Record<string, string>>>()

/** Each time from another address, so that no limits meet. */
async function headersOf(kind: Kind): Promise<Record<string, string>> {
  const session = sessions.get(kind) ?? server.headersOf(kind)
  sessions.set(kind, session)
  return { ...(await session), 'X-Forwarded-For': newAddress() }
}

async function ask(address: string, kind: Kind, init: RequestInit = {}): Promise<Response> {
  const headers = await headersOf(kind)
  const response = await fetch(server.web.origin + address, { redirect: 'manual', headers, ...init })
  // A form that was taken may have ended the session that sent it.
  if (init.method === 'POST' && response.status < 400) sessions.delete(kind)
  return response
}

/** The status, or the way where the person is sent; of a way with a question only what a route decides by. */
function answerOf(response: Response): Answer {
  const to = response.headers.get('Location')
  if (!to) return response.status
  const { pathname, search } = new URL(to, server.web.origin)
  return (pathname === '/my/login' ? pathname + search : pathname) as Answer
}

function expected(answers: Answers): Record<Kind, Answer> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const answer = answers[kind] ?? answers.everyone
      return [kind, typeof answer === 'string' ? addressOf(answer) : answer]
    }),
  ) as Record<Kind, Answer>
}

async function everyone<Result>(
  find: (kind: Kind) => Promise<Result>,
  who: readonly Kind[] = kinds,
): Promise<Record<Kind, Result>> {
  const found: [Kind, Result][] = []
  // One after another: a crowd of all of them at once would be asked to come back.
  for (const kind of who) found.push([kind, await find(kind)])
  return Object.fromEntries(found) as Record<Kind, Result>
}

/** Whoever is led elsewhere, and of each other answer one: the page that says it is the same for all who get it. */
function oneOfEach(answers: Record<Kind, Answer>): Kind[] {
  const isFirst = (kind: Kind) => kinds.find((one) => answers[one] === answers[kind]) === kind
  return kinds.filter((kind) => typeof answers[kind] === 'string' || isFirst(kind))
}

/** One page in each frame: there everyone is told all that is around a page as well. */
const IN_EACH_FRAME = ['/', '/my/login', '/my', '/admin']
const routes = await listRoutes()
const takesForms = new Set(await listRoutesWithAction())

/**
 * What a script is told of the page alone, without the frames around it: they are the same on every page, and whoever asks so is
 * let in by nobody but the page itself.
 */
function dataOf(route: string, address: string): string {
  const id = IN_EACH_FRAME.includes(route) ? undefined : routes.find(({ path }) => path === route)?.id
  return `${address === '/' ? '/_' : address}.data${id === undefined ? '' : `?_routes=${encodeURIComponent(id)}`}`
}

test('every route says what every kind of person gets there', async () => {
  expect(Object.keys(expectations).toSorted()).toEqual((await listRoutePaths()).toSorted())
})

describe.each(Object.entries(expectations))('%s', (route, { address: pattern, get, post, postByScript }) => {
  test('the page', async () => {
    const address = addressOf(pattern)
    const answers = expected(get)
    const askers = oneOfEach(answers)
    const told = await everyone((kind) => ask(address, kind), askers)
    expect(await everyone(async (kind) => answerOf(told[kind]), askers)).toEqual(
      Object.fromEntries(askers.map((kind) => [kind, answers[kind]])),
    )
    for (const kind of askers) expect(await tellsOfMember(told[kind], kind), kind).toBe(false)
  })

  test('its data', async () => {
    const address = dataOf(route, addressOf(pattern))
    const told = await everyone((kind) => ask(address, kind))
    expect(await everyone(async (kind) => told[kind].status)).toEqual(asData(expected(get)))
    for (const kind of kinds) expect(await tellsOfMember(told[kind], kind), kind).toBe(false)
  })

  test('a form sent to it', async () => {
    const address = addressOf(pattern)
    const answers = expected(post)
    const askers = oneOfEach(answers)
    const told = await everyone(async (kind) => answerOf(await ask(address, kind, emptyForm())), askers)
    expect(told).toEqual(Object.fromEntries(askers.map((kind) => [kind, answers[kind]])))
  })

  test('a form sent to it by script', async () => {
    const address = dataOf(route, addressOf(pattern))
    const answers = asData(expected(postByScript ?? post))
    // Where nothing takes what is sent, nothing of ours is asked whose it is.
    const askers = takesForms.has(route) ? kinds : oneOfEach(expected(post))
    const told = await everyone(async (kind) => (await ask(address, kind, emptyForm())).status, askers)
    expect(told).toEqual(Object.fromEntries(askers.map((kind) => [kind, answers[kind]])))
  })
})

/** Whether a page that is not there tells of the member whom it would be about. Their own name is in every page of theirs. */
async function tellsOfMember(answer: Response, kind: Kind): Promise<boolean> {
  const text = await answer.text()
  const isTheirs = kind === 'member' || kind === 'administrator looking as the member'
  return answer.status === 404 && !isTheirs && text.includes(server.personOf('member').username)
}

const emptyForm = () => ({ method: 'POST', body: new URLSearchParams() })

/** Script is told in the data where to go, and not by the status. */
function asData(answers: Record<Kind, Answer>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(answers).map(([kind, answer]) => [kind, typeof answer === 'string' ? 202 : answer]),
  )
}
