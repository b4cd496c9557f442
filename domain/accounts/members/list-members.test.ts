import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { visitor, type MemberActor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countMembers, countSignUps } from './count-members.ts'
import { findMember } from './find-member.ts'
import { countMembersForFile, listMembersForFile } from './list-members-for-file.ts'
import { countQuery, listMembers, MEMBERS_A_PAGE, pageQuery } from './list-members.ts'
import { readMemberFilters } from './member-filters.ts'
import { member } from '../schema.server.ts'
import { actorOf } from '../testing.ts'
import { administration } from '../administrators/testing-administration.ts'

const database = await testDatabase()
const { db } = database
const { make, makeAdmin, signIn } = administration(database)
const now = new Date('2026-11-11T12:00:00Z')
const HEARD_OF = 4_000
let admin: MemberActor

beforeAll(async () => {
  await db.insert(member).values(
    Array.from({ length: HEARD_OF }, (_, index) => ({
      email: `many${index}@example.org`,
      username: `many${index}`,
      displayName: `Many ${index}`,
      state: index % 10 === 0 ? ('unverified' as const) : ('active' as const),
      emailVerifiedAt: now,
      // As long as a real one: a table of short rows is read whole sooner than its index.
      about: 'Draws maps of hills and rivers. '.repeat(20),
      joinedAt: addDays(now, -index / 10),
    })),
  )
  admin = await makeAdmin()
  await db.execute(sql`vacuum analyze member`)
})

const asked = (search: string) => ({ filters: readMemberFilters(new URLSearchParams(search)), now })
const list = (search: string) => listMembers(db, admin, asked(search))
const namesOf = async (search: string) => (await list(search)).members.map((one) => one.displayName)

test('a page holds the newest, says how many there are, and the last page is not past the end', async () => {
  const { members, found, pages } = await list('')
  expect(members).toHaveLength(MEMBERS_A_PAGE)
  expect(found).toBe(HEARD_OF + 1)
  expect(pages).toBe(Math.ceil((HEARD_OF + 1) / MEMBERS_A_PAGE))
  const [first, second] = members
  expect(first && second && first.joinedAt >= second.joinedAt).toBe(true)
  expect((await list('page=99999')).page).toBe(pages)
})

test('a member is found by a part of name, e-mail or username, by id, and by where they are signed in', async () => {
  const who = await make({ displayName: 'Ilse Brandt', username: 'ilse_b', email: 'Ilse@Post.example' })
  await signIn(who.id)
  for (const text of ['brandt', 'ilse_b', 'post.example', who.id, '198.51.100.4', '198.51.100.0/24'])
    expect(await namesOf(new URLSearchParams({ q: text }).toString()), text).toContain('Ilse Brandt')
  for (const text of ['@ilse_b', '@Ilse', '@il', '@post.example'])
    expect(await namesOf(new URLSearchParams({ q: text }).toString()), text).toEqual(['Ilse Brandt'])
  expect(await namesOf('q=%40')).toEqual([])
  expect(await namesOf('q=ilse%25')).toEqual([])
  expect(await namesOf('q=198.51.101.0/24')).toEqual([])
  for (const text of ['fe80::1%eth0', 'fe80::1%eth0/64', '2001:db8::/032'])
    expect(await namesOf(new URLSearchParams({ q: text }).toString()), text).toEqual([])
})

test('what makes no sense in the address is as if it were not there', async () => {
  const strange = readMemberFilters(
    new URLSearchParams({
      q: "'; drop table member --\u0000\ud800",
      state: 'x',
      role: 'root',
      sort: 'y',
      page: '-1',
    }),
  )
  expect(strange).toMatchObject({ state: undefined, role: undefined, sort: '-joined', page: 1 })
  const { found } = await listMembers(db, admin, { filters: strange, now })
  expect(found).toBe(0)
})

test('filters and sorts work together', async () => {
  const { members, found } = await list('state=unverified&joined=30&sort=name')
  expect(found).toBe(31)
  expect(members.every((one) => one.state === 'unverified')).toBe(true)
  expect(members.map((one) => one.displayName)).toEqual(members.map((one) => one.displayName).toSorted())
  expect((await list('role=admin')).found).toBe(1)
})

const sought = (search: string) => ({ ...asked(search), sight: { accounts: true, sessions: true } })
const planOf = async (query: ReturnType<typeof pageQuery> | ReturnType<typeof countQuery>) => {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('the views that open first walk along indexes; only the count of everyone looks at everyone', async () => {
  const sorts = ['sort=joined', 'sort=name', 'sort=-name', 'sort=seen', 'sort=-seen']
  for (const search of ['', 'state=unverified', 'joined=7', 'page=3', ...sorts])
    expect(await planOf(pageQuery(db, sought(search), 3)), search).not.toContain('Seq Scan')
  for (const search of ['state=unverified', 'joined=7'])
    expect(await planOf(countQuery(db, sought(search))), search).not.toContain('Seq Scan')
})

test('parts of names, e-mails and usernames are found along their index, also a letter or two that begin one', async () => {
  for (const search of ['q=many39', 'q=y77%40example', 'q=zz', 'q=%40many39', 'q=%40zz', 'role=admin']) {
    expect(await planOf(pageQuery(db, sought(search), 1)), search).not.toContain('Seq Scan')
    expect(await planOf(countQuery(db, sought(search))), search).not.toContain('Seq Scan')
  }
  await make({ displayName: 'Ödön von Horváth', username: 'odon_h' })
  for (const text of ['ö', 'HO', 'od', 'von'])
    expect(await namesOf(new URLSearchParams({ q: text }).toString()), text).toContain('Ödön von Horváth')
  expect(await namesOf('q=th')).not.toContain('Ödön von Horváth')
})

test('members are counted by state and by when they joined', async () => {
  const counts = await countMembers(db, admin)
  expect(counts.unverified).toBe(HEARD_OF / 10)
  const day = { from: addDays(now, -1), to: now }
  const dayBefore = { from: addDays(now, -2), to: addDays(now, -1) }
  expect(await countSignUps(db, admin, [day, dayBefore])).toEqual([10, 10])
})

test('one member whole has no hash of a password in it', async () => {
  const who = await make({ passwordHash: 'argon2id$secret' })
  await signIn(who.id)
  const whole = await findMember(db, admin, who.id, new Date())
  expect(whole).toMatchObject({ account: { hasPassword: true, hasSecondFactor: false }, bans: [] })
  expect(whole.sessions).toHaveLength(1)
  expect(JSON.stringify(whole)).not.toContain('argon2id')
})

test('a moderator finds people by their names and never by their addresses, and support sees no session', async () => {
  const who = await make({ displayName: 'Quill Sparrow', email: 'hidden-feather@example.org' })
  await signIn(who.id)
  const moderator = actorOf(await make({ role: 'moderator' }))
  const support = actorOf(await make({ role: 'support' }))
  expect((await listMembers(db, moderator, asked('q=hidden-feather'))).found).toBe(0)
  const [found] = (await listMembers(db, moderator, asked('q=quill+sparrow'))).members
  expect(found).toMatchObject({ id: who.id, email: null })
  expect(await findMember(db, moderator, who.id, now)).toMatchObject({
    account: undefined,
    sessions: undefined,
  })
  const seen = await findMember(db, support, who.id, now)
  expect(seen.account?.email).toBe('hidden-feather@example.org')
  expect(seen.sessions).toBeUndefined()
})

test('for others the list does not exist', async () => {
  await expect(listMembers(db, visitor, asked(''))).rejects.toBeInstanceOf(NotFound)
  await expect(findMember(db, visitor, admin.id, now)).rejects.toBeInstanceOf(NotFound)
})

test('a file has all who fit in the order shown, each once, however many portions it comes in', async () => {
  const few = 'q=many39&state=active'
  const seenAt = (place: number) => (place % 3 === 0 ? null : addDays(now, -(place % 5)))
  const chosen = await listMembers(db, admin, asked(few))
  for (const [place, { id }] of chosen.members.entries())
    await db
      .update(member)
      .set({ lastSeenAt: seenAt(place), joinedAt: addDays(now, -(place % 4)) })
      .where(eq(member.id, id))
  for (const sort of ['-joined', 'joined', 'name', '-name', '-seen', 'seen']) {
    const search = `${few}&sort=${sort}`
    const shown: string[] = []
    for (let page = 1; page <= chosen.pages; page++)
      shown.push(...(await list(`${search}&page=${page}`)).members.map(({ id }) => id))
    const taken: string[] = []
    for await (const { id } of listMembersForFile(db, admin, asked(search), 7)) taken.push(id)
    expect(taken, sort).toEqual(shown)
  }
  expect(await countMembersForFile(db, admin, asked(few))).toEqual({ count: chosen.found, isMore: false })
})

test('past ten thousand nobody counts or leafs on', async () => {
  await db.execute(sql`insert into member (email, username, display_name, joined_at)
    select 'crowd' || i || '@example.org', 'crowd' || i, 'Crowd', now() from generate_series(1, 10001) i`)
  const crowd = await list('q=crowd&page=9999')
  expect(crowd).toMatchObject({ found: 10_000, isMore: true, pages: 625, page: 625 })
  expect(crowd.members).toHaveLength(MEMBERS_A_PAGE)
  expect(await list('q=crowd1000')).toMatchObject({ found: 3, isMore: false })
})
