import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { picture } from '#domain/pictures/schema.server.ts'
import { listEvents } from '#domain/security/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { type BannerState, stateOf, UNENDED_MOST } from './banner-rules.ts'
import { closeBanner } from './close-banner.ts'
import { copyBanner, discardBanner } from './copy-banner.ts'
import { countAudiences } from './count-audiences.ts'
import { type BannerSign, countBanners } from './count-banners.ts'
import { rememberedOf, rememberedOn } from './remembered.ts'
import { bannerInput } from './input.ts'
import { describeBanners } from './live-banners.ts'
import type { BannerMove } from './move-rules.ts'
import { moveBanner } from './move-banner.ts'
import { exportClosed, forgetClosed } from './own-data.ts'
import { findBanner, findBannerLink, listBannerDays } from './queries.ts'
import { saveBanner } from './save-banner.ts'
import { banner, bannerCounted, bannerMember } from './schema.server.ts'
import { sweepBanners } from './sweep-banners.ts'
import { bannerContext, makeBanner, someBanner } from './testing.ts'

const start = new Date('2026-11-16T08:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const make = (given = {}, isDraft = false) => transaction((tx) => makeBanner(tx, given, { admin, isDraft }))
const move = (number: number, name: BannerMove) =>
  transaction((tx) => moveBanner(tx, admin, { number, move: name }, {}))

async function stateAt(number: number, days: number): Promise<BannerState> {
  const found = await findBanner(db, admin, number)
  if (!found) throw new Error('The banner is not there')
  return stateOf(found, addDays(start, days))
}

test('a banner goes from draft over scheduled and live to ended by its own times, and is paused and resumed between', async () => {
  const number = await make({ startsAt: addDays(start, 1), endsAt: addDays(start, 3) }, true)
  expect(await stateAt(number, 2)).toBe('draft')
  await move(number, 'publish')
  expect([await stateAt(number, 0), await stateAt(number, 1), await stateAt(number, 3)]).toEqual([
    'scheduled',
    'live',
    'ended',
  ])
  await move(number, 'pause')
  expect(await stateAt(number, 2)).toBe('paused')
  await expect(move(number, 'publish')).rejects.toThrow(Conflict)
  await move(number, 'resume')
  expect(await stateAt(number, 2)).toBe('live')
  await move(number, 'end')
  expect(await stateAt(number, 0)).toBe('ended')
  await expect(move(number, 'resume')).rejects.toThrow(Conflict)
})

test('one that has ended is not changed: a copy of it is a draft that begins tomorrow and lasts as long', async () => {
  const number = await make({ startsAt: addDays(start, -9), endsAt: addDays(start, -2) }, true)
  const change = () =>
    transaction((tx) => saveBanner(tx, admin, { ...someBanner(start), number }, bannerContext))
  await change()
  await move(number, 'publish')
  await move(number, 'end')
  await expect(change()).rejects.toThrow(Conflict)
  const copy = await transaction((tx) => copyBanner(tx, admin, { number }, {}))
  expect(await findBanner(db, admin, copy)).toMatchObject({ standing: 'draft', startsAt: addDays(start, 1) })
  await transaction((tx) => discardBanner(tx, admin, { number: copy }, {}))
  expect(await findBanner(db, admin, copy)).toBeUndefined()
  await expect(transaction((tx) => discardBanner(tx, admin, { number }, {}))).rejects.toThrow(Conflict)
})

test('banners that ran out by themselves take no room from new ones, and drafts do', async () => {
  const { db: own, transaction: inOwn } = await testDatabase({ clock: movableClock(start) })
  const writer = await inOwn(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const add = (isDraft: boolean) => inOwn((tx) => makeBanner(tx, {}, { admin: writer, isDraft }))
  for (let made = 0; made < UNENDED_MOST; made++) await add(false)
  await expect(add(true)).rejects.toThrow(Conflict)
  await own.update(banner).set({ endsAt: addDays(start, -1), startsAt: addDays(start, -2) })
  for (let made = 0; made < UNENDED_MOST; made++) await add(true)
  await own
    .update(banner)
    .set({ endsAt: addDays(start, -1), startsAt: addDays(start, -2) })
    .where(eq(banner.standing, 'draft'))
  await expect(add(true)).rejects.toThrow(Conflict)
})

test('what was done with a banner stands in the audit log, with the fields that were changed', async () => {
  const number = await make({ title: 'Before the change' })
  await transaction((tx) =>
    saveBanner(tx, admin, { ...someBanner(start, { title: 'After it', weight: 3 }), number }, bannerContext),
  )
  const { events } = await listEvents(db, { kind: 'banner.changed' })
  expect(events[0]?.details).toMatchObject({ number, fields: ['title', 'weight'] })
})

test('who saves over what a colleague changed meanwhile is told in what the two differ, and nothing of theirs is undone unseen', async () => {
  const number = await make({ title: 'The winter fair' })
  const read = async () => (await findBanner(db, admin, number))?.changedAt.getTime() ?? 0
  const save = (given: Partial<ReturnType<typeof someBanner>>) =>
    transaction((tx) => saveBanner(tx, admin, { ...someBanner(start, given), number }, bannerContext))
  const basedOn = await read()
  clock.advanceMs(1_000)
  await save({ title: 'The winter fair', endsAt: addDays(start, 30), basedOn })
  const late = { title: 'The winter fair!', basedOn }
  await expect(save(late)).rejects.toThrow(/differs from what stands there now in: Title, Until/)
  expect(await findBanner(db, admin, number)).toMatchObject({ endsAt: addDays(start, 30) })
  await save({ ...late, endsAt: addDays(start, 30), basedOn: await read() })
  expect(await findBanner(db, admin, number)).toMatchObject({
    title: 'The winter fair!',
    endsAt: addDays(start, 30),
  })
  clock.set(start)
})

test('a picture must be the administrator’s own and is kept while it hangs; a stranger’s is refused', async () => {
  const own = await transaction((tx) => makePicture(tx, admin.id))
  const foreign = await transaction(async (tx) => makePicture(tx, (await makeMember(tx)).id))
  const hung = { placement: 'home-head' as const, alt: 'A stall with paper stars' }
  const number = await make({ ...hung, lightPicture: own })
  const [row] = await db.select().from(banner).where(eq(banner.number, number))
  const [live] = await describeBanners(db, row ? [row] : [])
  expect(live?.view).toMatchObject({ alt: 'A stall with paper stars', light: { id: own }, dark: { id: own } })
  const [kept] = await db.select().from(picture).where(eq(picture.id, own))
  expect(kept?.unusedSince).toBeNull()
  await expect(make({ ...hung, lightPicture: foreign })).rejects.toThrow(Invalid)
  const draft = await make(
    { ...hung, lightPicture: await transaction((tx) => makePicture(tx, admin.id)) },
    true,
  )
  const left = (await findBanner(db, admin, draft))?.lightPictureId ?? ''
  await transaction((tx) => discardBanner(tx, admin, { number: draft }, {}))
  const [swept] = await db.select().from(picture).where(eq(picture.id, left))
  expect(swept?.unusedSince).toEqual(start)
})

const typed = {
  ...Object.fromEntries(Object.entries(someBanner(start)).filter(([, value]) => typeof value === 'string')),
  startsAt: '2026-11-16T08:00',
  endsAt: '2026-11-24T08:00',
  weight: '2',
  isClosable: 'on',
}

test('times are those of the clock of whoever types', () => {
  const read = bannerInput('Europe/Berlin').parse(typed)
  expect(read.startsAt.toISOString()).toBe('2026-11-16T07:00:00.000Z')
})

test.each([
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: '//evil.example' }, 'link'],
  [{ title: 'a' }, 'title'],
  [{ text: 'x'.repeat(161) }, 'text'],
  [{ startsAt: '2026-13-40T99:99' }, 'startsAt'],
  [{ endsAt: '2026-11-16T08:00' }, 'endsAt'],
  [{ weight: '11' }, 'weight'],
  [{ weight: '1e9' }, 'weight'],
  [{ mostADay: '0' }, 'mostADay'],
  [{ audience: 'everybody' }, 'audience'],
  [{ placement: 'ceiling' }, 'placement'],
  [{ categoryId: crypto.randomUUID() }, 'categoryId'],
  [{ lightPicture: crypto.randomUUID(), alt: 'Stars' }, 'lightPicture'],
  [{ placement: 'home-head', lightPicture: crypto.randomUUID() }, 'alt'],
  [{ placement: 'home-head', darkPicture: crypto.randomUUID(), alt: 'Stars' }, 'lightPicture'],
])('%j is refused beside its field', (wrong, field) => {
  const read = bannerInput('UTC').safeParse({ ...typed, ...wrong })
  expect(read.error?.issues.map(({ path }) => path[0])).toContain(field)
})

const sign = (number: number, visitor: string, more: Partial<BannerSign> = {}): BannerSign => ({
  kind: 'seen',
  number,
  visitor,
  memberId: null,
  isCapped: false,
  at: start,
  ...more,
})

test('who saw or pressed a banner counts once a day, whatever the number of batches, and is forgotten with the day', async () => {
  const number = await make()
  const count = (signs: BannerSign[]) => transaction((tx) => countBanners(tx, signs))
  await count([sign(number, 'one'), sign(number, 'one'), sign(number, 'two')])
  await count([sign(number, 'one'), sign(number, 'one', { kind: 'clicked' }), sign(999_999, 'one')])
  await count([sign(number, 'one', { at: addDays(start, 1) }), sign(number, 'two', { kind: 'closed' })])
  const days = { from: '2026-11-16', to: '2026-11-17' }
  expect(await listBannerDays(db, admin, [number], days)).toMatchObject([
    { day: '2026-11-16', seen: 2, clicked: 1, closed: 1 },
    { day: '2026-11-17', seen: 1, clicked: 0, closed: 0 },
  ])
  clock.set(addDays(start, 2))
  await sweepBanners(db, clock.now())
  expect(await db.$count(bannerCounted)).toBe(0)
  expect(await listBannerDays(db, admin, [number], days)).toHaveLength(2)
  clock.set(start)
})

async function findRemembered(memberId: string, numbers: number[], now: Date) {
  const rows = rememberedOf(sql`${memberId}::uuid`, sql`${sql.param(numbers)}`)
  const [found] = await db.select({ rows }).from(sql`(select) as nothing`)
  return rememberedOn(found?.rows ?? [], now)
}

test('each time counts for a member where a banner is shown only so often, and begins anew with the day', async () => {
  const number = await make({ mostADay: 3 })
  const who = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const see = (at: Date) => sign(number, who.id, { memberId: who.id, isCapped: true, at })
  await transaction((tx) => countBanners(tx, [see(start), see(start)]))
  await transaction((tx) => countBanners(tx, [see(start)]))
  const timesAt = async (now: Date) => (await findRemembered(who.id, [number], now)).timesToday.get(number)
  expect(await timesAt(start)).toBe(3)
  expect(await timesAt(addDays(start, 1))).toBeUndefined()
  await transaction((tx) => countBanners(tx, [see(addDays(start, 1))]))
  expect(await timesAt(addDays(start, 1))).toBe(1)
})

test('what a member closed stays closed, goes with their data and is forgotten with them', async () => {
  const number = await make({ title: 'To be closed' })
  const firm = await make({ isClosable: false })
  const who = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const close = (one: number) => transaction((tx) => closeBanner(tx, who, { number: one }))
  await close(number)
  await close(number)
  await expect(close(firm)).rejects.toThrow(Conflict)
  expect((await findRemembered(who.id, [number, firm], start)).closed).toEqual(new Set([number]))
  expect(await exportClosed(db, who.id)).toMatchObject([{ title: 'To be closed' }])
  await transaction((tx) => forgetClosed(tx, who.id))
  expect(await db.$count(bannerMember, eq(bannerMember.memberId, who.id))).toBe(0)
})

test('a draft leads nowhere, and one that has ended leads where it did', async () => {
  const draft = await make({}, true)
  const ended = await make()
  await move(ended, 'end')
  expect(await findBannerLink(db, draft)).toBeUndefined()
  expect(await findBannerLink(db, ended)).toBe('/categories')
})

test('of each audience those are told who were here lately', async () => {
  await transaction(async (tx) => {
    await tx.db.execute(sql`update member set last_seen_at = null`)
    const here = { lastSeenAt: addDays(start, -1) }
    await makeMember(tx, here)
    await makeMember(tx, { ...here, proUntil: addDays(start, 10) })
    const seller = await makeMember(tx, { ...here, proUntil: addDays(start, -1) })
    await makeMember(tx, { lastSeenAt: addDays(start, -8) })
    await tx.db.execute(sql`
      insert into service (id, seller_id, slug, state, title, created_at, changed_at)
      values (gen_random_uuid(), ${seller.id}, 'of-the-audience', 'draft', 'Of the audience', now(), now())`)
  })
  expect(await countAudiences(db, admin, start)).toEqual({
    people: { members: 3, sellers: 1, buyers: 0, 'with-pro': 1, 'without-pro': 2 },
    isMore: false,
  })
})
