import { inspect } from 'node:util'
import fc from 'fast-check'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { member } from '#domain/accounts/schema.server.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { addFavourite } from '#domain/favourites/index.ts'
import { messageReader } from '#domain/messages/schema.server.ts'
import { notificationBox } from '#domain/notifications/schema.server.ts'
import { choose, put } from '#domain/orders/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal, testContext as projectContext } from '#domain/projects/testing.ts'
import { project } from '#domain/projects/schema.server.ts'
import { saveSearch } from '#domain/saved-searches/index.ts'
import { viewedService } from '#domain/views/schema.server.ts'
import { addDays, systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import '#platform/db/testing-context.ts'
import { transactions, type RunInTransaction, type Transaction } from '#platform/db/transaction.ts'
import { cloneServedDatabase } from '../server/served-database.ts'
import { openSomeServices, type SomeService } from '../server/some-services.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'

/** Two that keep pages, and one that makes each for whoever asks. */
let [first, second, plain]: (WebProcess | undefined)[] = []
let transaction: RunInTransaction
let services: SomeService[]
let pages: string[]
let projectId: string

beforeAll(async () => {
  const { adminUrl, template } = inject('postgres')
  const cloned = await cloneServedDatabase(adminUrl, template)
  const some = openSomeServices(cloned.url)
  services = await some.publish(5)
  await some.close()
  ;[first, second, plain] = await Promise.all([
    startWebProcess(cloned.url),
    startWebProcess(cloned.url),
    startWebProcess(cloned.url, { PAGE_CACHE_MB: '0' }),
  ])
  const database = openDatabase(cloned.url, { poolSize: 2, name: 'guildhall test members' })
  transaction = transactions(database, systemClock, async () => {})
  // What is looked for here is often looked for from the first page on: each process counts it in its own time.
  const often = sql`insert into search_phrase values ('careful', 99, now()), ('seldom', 99, now())`
  await transaction(({ db }) => db.execute(often))
  const owner = await transaction((tx) => makeMember(tx, { displayName: 'Olive Owner' }))
  const ofOwner = `/user/${owner.username}`
  projectId = await transaction((tx) => openSome(tx, actorOf(owner)))
  pages = [
    '/pricing',
    '/docs/terms',
    '/categories',
    `/services/${services[0]?.slug}`,
    await categoryOf(),
    '/',
    '/search',
    '/search?q=careful',
    '/search?q=careful&tab=people',
    '/projects',
    `/projects/${projectId}`,
    ofOwner,
    `${ofOwner}/portfolio`,
  ]
  return async () => {
    await database.close()
    await Promise.all([first, second, plain].map((web) => web?.stop()))
    await cloned.drop()
  }
})

/** The page on which all of the services hang. */
async function categoryOf(): Promise<string> {
  const html = await (await fetch(`${plain?.origin}/services/${services[0]?.slug}`)).text()
  return /href="(\/categories\/room-[^"]+)"/.exec(html)?.[1] ?? ''
}

type Person = {
  displayName: string
  hasPortrait: boolean
  unreadMessages: number
  unreadNotifications: number
  cart: number
  keeps: number
  blocks: boolean
  /** What pages show to whoever did or has it. */
  ties: readonly Tie[]
}

type Who = { tx: Transaction; actor: MemberActor }

const ties = {
  viewed: ({ tx, actor }: Who) =>
    tx.db
      .insert(viewedService)
      .values({ memberId: actor.id, serviceId: services[2]?.id ?? '', viewedAt: tx.now }),
  savedSearch: ({ tx, actor }: Who) =>
    saveSearch(tx, actor, {
      title: 'careful',
      address: '/search?q=careful',
      query: { words: 'careful', filters: { kind: 'service' }, sort: 'relevance' },
    }),
  // To a project that nobody sees any more, so that no other page says one more.
  proposed: async ({ tx, actor }: Who) => {
    const closedId = await openSome(tx, actorOf(await makeMember(tx)))
    await sendProposal(tx, actor, { projectId: closedId, ...someProposal() }, projectContext)
    await tx.db.update(project).set({ state: 'closed' }).where(eq(project.id, closedId))
  },
  toldOfProject: ({ tx, actor }: Who) =>
    tx.db.execute(sql`insert into notification (member_id, number, kind, thing, title, line, link, at)
      values (${actor.id}, 1, 'project-changed', ${`project:${projectId}`}, 'A project', 'It changed', '/my', ${tx.now})`),
  hiddenPresence: ({ tx, actor }: Who) =>
    tx.db.update(messageReader).set({ showsPresence: false }).where(eq(messageReader.memberId, actor.id)),
  pro: ({ tx, actor }: Who) =>
    tx.db
      .update(member)
      .set({ proUntil: addDays(tx.now, 30) })
      .where(eq(member.id, actor.id)),
} satisfies Record<string, (who: Who) => Promise<unknown>>
type Tie = keyof typeof ties
/** What is read by opening a page is another for the next who looks. */
const whichStay = (Object.keys(ties) as Tie[]).filter((tie) => tie !== 'toldOfProject')

/** Someone who is signed in and has all this; answers with their cookie. */
const signIn = (person: Partial<Person>): Promise<string> =>
  transaction(async (tx) => {
    const made = await makeMember(tx, {
      displayName: person.displayName ?? 'Somebody',
      avatarKey: person.hasPortrait ? 'some-portrait' : null,
    })
    const [actor, { id: memberId }] = [actorOf(made), made]
    const { unreadMessages: messages = 0, unreadNotifications: unread = 0 } = person
    await tx.db.insert(messageReader).values({ memberId, unread: messages })
    await tx.db.insert(notificationBox).values({ memberId, unread, lastNumber: unread })
    for (const { id } of services.slice(0, person.keeps ?? 0))
      await addFavourite(tx, actor, { kind: 'service', id }, { isThere: async () => true })
    for (const { id } of services.slice(0, person.cart ?? 0)) await put(tx, actor, choose(id))
    if (person.blocks)
      await blockPerson(tx, actor, { memberId: (await makeMember(tx)).id, note: 'Not for you' })
    for (const tie of person.ties ?? []) await ties[tie]({ tx, actor })
    return `__Host-session=${(await makeSession(tx, memberId)).token}`
  })

type Seen = { html: string; data: string; cacheControl: string | null }

/** What a person sees, and what script is given: apart, since what is given twice is sent once, wherever it was met first. */
async function look(web: WebProcess | undefined, path: string, Cookie: string): Promise<Seen> {
  const answer = await fetch(`${web?.origin}${path}`, { headers: { Cookie } })
  const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''
  const html = (await answer.text()).replaceAll(nonce, '').replaceAll(web?.origin ?? '', '')
  const given = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/
  const [, text = '""'] = given.exec(html) ?? []
  const { value } = await decode(new Blob([JSON.parse(text) as string]).stream(), globalThis)
  const data = withoutMoments(
    inspect(value, { depth: null, sorted: true, maxStringLength: null, maxArrayLength: null }),
  )
  return {
    html: withoutMoments(html.replace(given, '')),
    data,
    cacheControl: answer.headers.get('Cache-Control'),
  }
}

const post = (web: WebProcess | undefined, path: string, Cookie: string, fields: Record<string, string>) =>
  fetch(`${web?.origin}${path}`, {
    method: 'POST',
    headers: { Cookie, Origin: web?.origin ?? '' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** When it was made is another for each (a shared page may be a minute old), and how many members there are each process counts in its own time, which it says. */
const withoutMoments = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(/\d\d:\d\d UTC/g, '')
    .replaceAll(/>(just now|\d+ minutes? ago)</g, '><')
    .replaceAll(/\bmembers: \d+/g, '')

async function hits(web: WebProcess | undefined): Promise<number> {
  const text = await (await fetch(`${web?.origin}/metrics`)).text()
  return Number(/page_cache_requests_total\{result="hit"\} (\d+)/.exec(text)?.[1] ?? 0)
}

const hostile = fc.oneof(
  fc.constantFrom(
    '</script><b>',
    `O'Brien & "Sons" <x>`,
    '\\u003c \\" \u2028',
    'Юлия Орлова',
    '$& $1',
    'Ann',
  ),
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((name) => !name.includes('\0')),
)
const anyone = fc.record<Person>({
  displayName: hostile,
  hasPortrait: fc.boolean(),
  unreadMessages: fc.constantFrom(0, 1, 12),
  unreadNotifications: fc.constantFrom(0, 3, 120),
  cart: fc.constantFrom(0, 2),
  keeps: fc.constantFrom(0, 0, 1),
  blocks: fc.constantFrom(false, false, true),
  ties: fc.oneof(fc.constant([]), fc.subarray(whichStay, { maxLength: 1 })),
})

test('whatever members share, each sees what would be made for them alone, in every process', async () => {
  await fc.assert(
    fc.asyncProperty(anyone, fc.nat(), async (person, start) => {
      const cookie = await signIn(person)
      const path = pages[start % pages.length] ?? ''
      const alone = await look(plain, path, cookie)
      for (const web of [first, second]) expect(await look(web, path, cookie), path).toEqual(alone)
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['viewed', '/'],
  ['savedSearch', '/search'],
  ['savedSearch', '/search?q=careful'],
  ['proposed', 'project'],
  ['pro', 'project'],
  ['hiddenPresence', 'person'],
] as const)(
  'whoever has %s sees a page of their own at %s, as it would be made for them alone',
  async (tie, at) => {
    const path = at.startsWith('/') ? at : (pages.find((one) => one.startsWith(places[at] ?? at)) ?? '')
    const [plainly, tied] = [await signIn({}), await signIn({ ties: [tie] })]
    await look(first, path, plainly)
    expect(await look(first, path, tied)).toEqual(await look(plain, path, tied))
  },
)

const places: Record<string, string> = { project: '/projects/', person: '/user/' }

test('whoever was told of a project has read it by opening its page, though others share that', async () => {
  const path = `/projects/${projectId}`
  await look(first, path, await signIn({}))
  const cookie = await signIn({ unreadNotifications: 1, ties: ['toldOfProject'] })
  expect((await look(first, path, cookie)).html).toContain('Notifications, 1')
  expect((await look(second, '/about', cookie)).html).not.toContain('Notifications, 1')
})

test('whoever signs out in one process is nobody in the other at once', async () => {
  const cookie = await signIn({ displayName: 'Gone Goodman' })
  for (const web of [first, second, second])
    expect((await look(web, '/about', cookie)).html).toContain('Gone Goodman, your menu')
  const out = await post(first, '/my/sign-out', cookie, { intent: 'sign-out' })
  expect(out.status).toBe(302)
  expect((await look(second, '/about', cookie)).html).not.toContain('Gone Goodman')
})

describe('a page that was made for one', () => {
  test('is given to the next from memory, under the next one’s name', async () => {
    const [ann, ben] = [await signIn({ displayName: 'Ann Lee' }), await signIn({ displayName: 'Ben Roth' })]
    await look(first, '/about', ann)
    const before = await hits(first)
    const { html, cacheControl } = await look(first, '/about', ben)
    expect(await hits(first)).toBe(before + 1)
    expect(html).toContain('Ben Roth, your menu')
    expect(html).not.toContain('Ann')
    expect(cacheControl).toBe('no-store')
  })

  test('answers a question from its second time on: most are asked once', async () => {
    const path = '/search?q=seldom'
    const before = await hits(first)
    await look(first, path, await signIn({}))
    await look(first, path, await signIn({}))
    expect(await hits(first)).toBe(before)
    expect((await look(first, path, await signIn({ displayName: 'Dora' }))).html).toContain('Dora, your menu')
    expect(await hits(first)).toBe(before + 1)
  })

  test('is nothing for visitors, nor theirs for members', async () => {
    await look(first, '/requisites', '')
    const { html } = await look(first, '/requisites', await signIn({ displayName: 'Cleo' }))
    expect(html).toContain('Cleo, your menu')
    expect((await look(first, '/requisites', '')).html).not.toContain('your menu')
  })

  test('shows a heart as soon as there is one', async () => {
    const path = `/services/${services[1]?.slug}`
    const cookie = await signIn({ keeps: 1 })
    await look(first, path, cookie)
    await post(first, '/my/favorites', cookie, {
      intent: 'add',
      kind: 'service',
      id: services[1]?.id ?? '',
    })
    expect((await look(first, path, cookie)).html).toContain(`value="remove service ${services[1]?.id}"`)
  })
})
