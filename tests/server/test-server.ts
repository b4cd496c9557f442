import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import { memberBan, session } from '#domain/accounts/schema.server.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { SECRET_OF_TESTS } from '#domain/payouts/testing.ts'
import { deletionRequest } from '#domain/privacy/schema.server.ts'
import { addDays, systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import '#platform/db/testing-context.ts'
import { transactions, type RunInTransaction } from '#platform/db/transaction.ts'
import { changeSettingsFromOutside } from './change-settings.ts'
import { cloneServedDatabase } from './served-database.ts'
import { startWebProcess, type WebProcess } from './web-process.ts'
import { openWeb } from './web-test.ts'

/** Every kind of person that a page can tell apart. */
export const kinds = [
  'visitor',
  'unverified',
  'member',
  'banned',
  'deleting',
  'administrator',
  'moderator',
  'support',
  'finance',
  'administrator, banned',
  'administrator looking as the member',
] as const
export type Kind = (typeof kinds)[number]

type Row = Awaited<ReturnType<typeof makeMember>>

/** A server with one person of each kind in its database. */
export type TestServer = {
  web: WebProcess
  databaseUrl: string
  transaction: RunInTransaction
  personOf(kind: Exclude<Kind, 'visitor'>): Row
  /** The headers of a new session of this person, each time from another address, so that no limits meet. */
  headersOf(kind: Kind): Promise<Record<string, string>>
  close(): Promise<void>
}

/** A brand, so that its screens are there. */
const quay = {
  slug: 'quay',
  name: 'The Quay',
  accentLight: '#0e6b4e',
  accentDark: '#7fd6b2',
  logoUrl: '',
  mailFrom: '',
}

/** What all servers of tests know alike. */
const SERVED = { TRUSTED_PROXIES: '1', SECRET: SECRET_OF_TESTS }

let addresses = 0

export function newAddress(): string {
  addresses++
  return `2001:db8:${(addresses >> 16).toString(16)}:${(addresses & 0xffff).toString(16)}::1`
}

/** A running web process and where its data is. */
export type Served = { web: WebProcess; databaseUrl: string; close(): Promise<void> }

/**
 * For files that change what everybody shares (settings, brands, lists that are counted) or need an environment: a server of their
 * own. Those that send anything to every form take `openWornServer`, all others `openSharedServer`. Opened once for a file in `beforeAll`, which returns `close` to be called when it is done.
 */
export async function openTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const served = await serve(environment)
  const { close, ...server } = await withPeople(served)
  return {
    ...server,
    close: async () => {
      await close()
      await served.close()
    },
  }
}

export async function serve(environment: Record<string, string> = {}): Promise<Served> {
  const { adminUrl, template } = inject('postgres')
  const cloned = await cloneServedDatabase(adminUrl, template)
  await changeSettingsFromOutside(cloned.url, { brands: [quay] })
  const web = await startWebProcess(cloned.url, { ...SERVED, ...environment })
  const close = async () => {
    await web.stop()
    await cloned.drop()
  }
  return { web, databaseUrl: cloned.url, close }
}

/** Another web process on the database of a server, ended with the test. */
export function openBeside({ databaseUrl }: TestServer): Promise<WebProcess> {
  return openWeb(databaseUrl, { ...SERVED, JOBS: 'apart' })
}

/** New people of each kind; `close` leaves the web process as it is. */
export async function withPeople({ web, databaseUrl }: Omit<Served, 'close'>): Promise<TestServer> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test people' })
  const transaction = transactions(database, systemClock, async () => {})
  const members = await makePeople(transaction)
  const personOf = (kind: Kind): Row => {
    const found = members.get(kind)
    if (!found) throw new Error(`There is no ${kind}`)
    return found
  }
  const headersOf = async (kind: Kind): Promise<Record<string, string>> => ({
    'X-Forwarded-For': newAddress(),
    ...(kind === 'visitor'
      ? {}
      : { Cookie: `__Host-session=${await tokenOf(transaction, personOf(kind), kind, personOf('member'))}` }),
  })
  return { web, databaseUrl, transaction, personOf, headersOf, close: () => database.close() }
}

async function makePeople(transaction: RunInTransaction): Promise<Map<Kind, Row>> {
  const { member, administrator, ...others } = await transaction(async (tx) => {
    const [banned, bannedAdmin] = [
      await makeMember(tx, { state: 'banned' }),
      await makeMember(tx, { state: 'banned', role: 'admin' }),
    ]
    const deleting = await makeMember(tx, { state: 'deleting' })
    const appealBy = addDays(tx.now, 14)
    for (const { id: memberId } of [banned, bannedAdmin])
      await tx.db
        .insert(memberBan)
        .values({ memberId, reason: 'For a test', bannedBy: 'operator', bannedAt: tx.now, appealBy })
    await tx.db
      .insert(deletionRequest)
      .values({ memberId: deleting.id, askedAt: tx.now, dueAt: addDays(tx.now, 14) })
    return {
      unverified: await makeMember(tx, { state: 'unverified' }),
      member: await makeMember(tx),
      administrator: await makeMember(tx, { role: 'admin' }),
      moderator: await makeMember(tx, { role: 'moderator' }),
      support: await makeMember(tx, { role: 'support' }),
      finance: await makeMember(tx, { role: 'finance' }),
      banned,
      bannedAdmin,
      deleting,
    }
  })
  return new Map<Kind, Row>([
    ['unverified', others.unverified],
    ['member', member],
    ['banned', others.banned],
    ['deleting', others.deleting],
    ['administrator', administrator],
    ['moderator', others.moderator],
    ['support', others.support],
    ['finance', others.finance],
    ['administrator, banned', others.bannedAdmin],
    ['administrator looking as the member', administrator],
  ])
}

async function tokenOf(transaction: RunInTransaction, who: Row, kind: Kind, looksAs: Row): Promise<string> {
  return transaction(async (tx) => {
    const made = await makeSession(tx, who.id)
    if (kind === 'administrator looking as the member')
      await tx.db.update(session).set({ viewsAsId: looksAs.id }).where(eq(session.id, made.id))
    return made.token
  })
}
