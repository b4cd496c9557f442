import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { banMember } from '#domain/accounts/index.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { operator } from '#domain/actor.ts'
import { fromOutside } from '../server/from-outside.ts'
import { readStream } from '../server/read-stream.ts'
import { openSharedServer } from '../server/shared-server.ts'
import { openBeside, type TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

type DemoPerson = 'buyer' | 'seller' | 'admin'

async function signIn(origin: string, person: DemoPerson): Promise<string> {
  const entered = await fetch(`${origin}/my/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'demo', person, next: '/my' }),
  })
  return entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function open(origin: string, Cookie: string) {
  const stream = await readStream(origin, Cookie)
  onTestFinished(() => stream.leave())
  return stream
}

const idOf = (databaseUrl: string, person: DemoPerson): Promise<string> =>
  fromOutside(databaseUrl, async (tx) => {
    const [found] = await tx.db
      .select({ id: member.id })
      .from(member)
      .where(eq(member.email, `${person}@guildhall.test`))
    return found?.id ?? ''
  })

const tell = (databaseUrl: string, dealId: string, partyIds: string[]): Promise<void> =>
  fromOutside(databaseUrl, (tx) =>
    tx.announce({
      kind: 'deal.happened',
      dealId,
      number: 1,
      what: 'x',
      partyIds,
      isDisputed: false,
      answered: [],
      byId: null,
    }),
  )

test('what happens is told to the open pages of those it concerns, at every process, and to nobody else', async () => {
  const { databaseUrl, web: one } = server
  const other = await openBeside(server)
  const buyer = await open(one.origin, await signIn(one.origin, 'buyer'))
  const seller = await open(other.origin, await signIn(other.origin, 'seller'))
  const admin = await open(other.origin, await signIn(one.origin, 'admin'))
  const [dealId, anotherId] = [randomUUID(), randomUUID()]
  await tell(databaseUrl, dealId, [await idOf(databaseUrl, 'buyer'), await idOf(databaseUrl, 'seller')])
  for (const { heard } of [buyer, seller])
    await expect.poll(() => heard).toEqual([{ kind: 'open' }, { kind: 'deal', dealId }])
  await tell(databaseUrl, anotherId, [await idOf(databaseUrl, 'admin')])
  await expect.poll(() => admin.heard).toEqual([{ kind: 'open' }, { kind: 'deal', dealId: anotherId }])
})

test('a stream ends with its session, with a ban, and when a process stops; a visitor has none', async () => {
  const { databaseUrl, web: one } = server
  const other = await openBeside(server)
  expect((await readStream(one.origin, '')).status).toBe(401)

  const { Cookie: leaving = '' } = await server.headersOf('member')
  const left = await open(other.origin, leaving)
  await fetch(`${one.origin}/my/sign-out`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: leaving },
  })
  await expect.poll(() => left.isOver()).toBe(true)
  expect((await readStream(other.origin, leaving)).status).toBe(401)

  const banned = await open(other.origin, (await server.headersOf('member'))['Cookie'] ?? '')
  const ban = { memberId: server.personOf('member').id, reason: 'For a test', evidence: '', until: undefined }
  await fromOutside(databaseUrl, (tx) => banMember(tx, operator, ban, context))
  await expect.poll(() => banned.isOver()).toBe(true)

  const last = await open(other.origin, await signIn(one.origin, 'admin'))
  expect(await other.stop()).toEqual({ code: 0 })
  expect(last.isOver()).toBe(true)
})

test('of more streams than a member may have, the oldest gives way', async () => {
  const { origin } = server.web
  const Cookie = await signIn(origin, 'buyer')
  const streams: Awaited<ReturnType<typeof open>>[] = []
  for (let number = 0; number < 6; number++) streams.push(await open(origin, Cookie))
  await expect.poll(() => streams.map(({ isOver }) => isOver())).toEqual([true, ...Array(5).fill(false)])
})

test('when word may have been lost on the way, streams end, and whoever comes back is told to look anew', async () => {
  const { databaseUrl, web } = server
  const { origin } = web
  const Cookie = await signIn(origin, 'buyer')
  const stream = await open(origin, Cookie)
  await fromOutside(databaseUrl, async (tx) => {
    await tx.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'guildhall bus' and datname = current_database()`,
    )
  })
  await expect.poll(() => stream.isOver()).toBe(true)
  await expect.poll(async () => (await readStream(origin, Cookie)).heard).toEqual([{ kind: 'open' }])
})
