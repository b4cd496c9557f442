import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { archiveService, listCards, pauseService } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { addFavourite, removeFavourite } from '#domain/favourites/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { viewedService } from '#domain/views/schema.server.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  chooseInterests,
  chooseSources,
  exportRecommendations,
  forgetLearned,
  learn,
  listWentOn,
  reasonWords,
  recommendServices,
  sendAway,
  takeBack,
} from './index.ts'
import { eraseRecommendations } from './own-data.ts'
import { learningChoice, notForMe, serviceNeighbours, tasteChange } from './schema.server.ts'

const { db, transaction } = await testDatabase({ react: realReactions() })
const settings = await readSettings(db, new Date())
const there = { isThere: async () => true }
const all = { fromDeals: true, fromViews: true, fromFavourites: true, fromProfile: true, fromOthers: true }

let [sellers, leaf, other] = [[] as MemberActor[], '', '']
beforeAll(() =>
  transaction(async (tx) => {
    for (let number = 0; number < 4; number++) sellers.push(actorOf(await makeMember(tx)))
    leaf = (await makeCategory(tx)).id
    other = (await makeCategory(tx)).id
  }),
)

const someone = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const publish = (seller = sellers[0], categoryId = leaf) =>
  transaction(async (tx) => {
    if (!seller) throw new Error('There is no seller')
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A cover' }]
    return publishSome(tx, seller, someContent({ categoryId, gallery }), settings)
  })
const look = (who: MemberActor, ...ids: string[]) =>
  transaction(async (tx) => {
    for (const serviceId of ids)
      await tx.db.insert(viewedService).values({ memberId: who.id, serviceId, viewedAt: tx.now })
  })
const keep = (who: MemberActor, id: string) =>
  transaction((tx) => addFavourite(tx, who, { kind: 'service', id }, there))
const round = () => transaction((tx) => learn(tx))

/** Search as a list that was told beforehand. */
const finding = (found: Record<string, string[]>): Pick<SearchEngine, 'page'> => ({
  page: async ({ filters }) => ({
    found: (found[filters.categoryId ?? ''] ?? []).map((id) => ({
      id,
      why: { match: 1, foundIn: 'browse' as const, quality: 0.5 },
    })),
  }),
})
const nothing = finding({})
const addMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
type More = { search?: Pick<SearchEngine, 'page'>; hidden?: ReadonlySet<string>; gone?: string; now?: Date }
const forYou = (
  who: MemberActor,
  { search = nothing, hidden = new Set(), gone, now = new Date() }: More = {},
) => recommendServices({ db, search, now, hidden, gone }, who.id)
const ids = (found: Awaited<ReturnType<typeof forYou>>) => found.map(({ card }) => card.id)

/** Two people who were interested in both, and one who saw only the first. */
async function aPair(second = publish(sellers[1], other)) {
  const [first, next] = [await publish(), await second]
  for (let number = 0; number < 2; number++) {
    const who = await someone()
    await look(who, first.id, next.id)
    await keep(who, next.id)
  }
  const me = await someone()
  await look(me, first.id)
  await round()
  return { first, next, me }
}

describe('what people with the same interests did', () => {
  test('is shown with a reason that counts them', async () => {
    const { first, next, me } = await aPair()
    const [found] = await forYou(me)
    expect(found?.card.id).toBe(next.id)
    expect(found && reasonWords(found.reason)).toBe(
      `You looked at “${first.title}”: 2 people interested in it kept this too.`,
    )
    const { rows } = await db.execute<{ people: number }>(sql`
      select count(*)::int as people from viewed_service seen join favourite kept on kept.member_id = seen.member_id
      where seen.service_id = ${first.id} and kept.subject_id = ${next.id}`)
    expect(rows[0]?.people).toBe(2)
  })

  test('is the same below the service for everyone, less what a member sent away', async () => {
    const { first, next, me } = await aPair()
    const seen = (memberId?: string) =>
      listWentOn(db, first.id, { sellerId: first.sellerId, hidden: new Set(), memberId })
    expect((await seen()).map(({ card, people, did }) => [card.id, people, did])).toEqual([
      [next.id, 2, 'kept'],
    ])
    await transaction((tx) => sendAway(tx, me, { kind: 'service', id: next.id }))
    expect(await seen(me.id)).toEqual([])
  })

  test('one person alone says nothing', async () => {
    const [first, next] = [await publish(), await publish(sellers[1])]
    await look(await someone(), first.id, next.id)
    const me = await someone()
    await look(me, first.id)
    await round()
    expect(await forYou(me)).toEqual([])
  })

  test('a round counts what changed since the last, also what was taken back, and is harmless twice', async () => {
    const { first, next } = await aPair()
    const known = () => db.select().from(serviceNeighbours).where(eq(serviceNeighbours.serviceId, first.id))
    const before = await known()
    await round()
    expect((await known()).map(({ learnedAt: _at, ...row }) => row)).toEqual(
      before.map(({ learnedAt: _at, ...row }) => row),
    )
    const { rows: keepers } = await db.execute<{ id: string }>(
      sql`select member_id as id from favourite where subject_id = ${next.id}`,
    )
    for (const { id } of keepers) {
      const who = { kind: 'member', id, role: 'member', state: 'active' } as unknown as MemberActor
      await transaction((tx) => removeFavourite(tx, who, { kind: 'service', id: next.id }))
    }
    await round()
    expect((await known())[0]).toMatchObject({ otherIds: [next.id], viewed: [2], kept: [0] })
    expect(await db.$count(tasteChange)).toBe(0)
    await transaction((tx) => learn(tx, { everything: true }))
    expect((await known())[0]).toMatchObject({ otherIds: [next.id], viewed: [2], kept: [0] })
  })
})

describe('what is never shown', () => {
  test('a round waits for the one before it, however long that takes', async () => {
    const waiting = await transaction(async (tx) => {
      await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('guildhall.learning'))`)
      const next = transaction(async (other) => {
        await other.db.execute(sql`set local statement_timeout = 20`)
        return learn(other)
      })
      const isWaiting = () => db.$count(sql`pg_locks`, sql`locktype = 'advisory' and not granted`)
      await expect.poll(isWaiting).toBe(1)
      await tx.db.execute(sql`select pg_sleep(0.05)`)
      return { next }
    })
    expect(await waiting.next).toBeGreaterThanOrEqual(0)
  })

  test('one’s own, what one knows (what was just kept stays for a while), and what is paused, archived or of somebody blocked', async () => {
    const { next, me } = await aPair()
    expect(ids(await forYou(me))).toEqual([next.id])
    expect(await forYou(me, { hidden: new Set([next.sellerId]) })).toEqual([])
    const seller = sellers[1] ?? me
    await transaction((tx) => pauseService(tx, seller, { serviceId: next.id }))
    expect(await forYou(me)).toEqual([])
    await transaction((tx) => archiveService(tx, seller, { serviceId: next.id }))
    expect(await listCards(db, [next.id])).toEqual([])
    const own = await aPair()
    await look(seller, own.first.id)
    expect(ids(await forYou(seller))).not.toContain(own.next.id)
    await keep(own.me, own.next.id)
    expect(await forYou(own.me)).toMatchObject([{ card: { id: own.next.id }, isKept: true }])
    expect(await forYou(own.me, { now: addMinutes(11) })).toEqual([])
  })

  test('more than two of a seller, where others run out', async () => {
    const me = await someone()
    const [first, ...many] = [
      await publish(),
      ...(await Promise.all([1, 2, 3, 4].map(() => publish(sellers[2])))),
    ]
    await look(me, first?.id ?? '')
    const found = await forYou(me, { search: finding({ [leaf]: many.map(({ id }) => id) }) })
    expect(found).toHaveLength(2)
  })

  test('what was sent away: this, this seller or this category, until it is taken back', async () => {
    const { next, me } = await aPair()
    for (const away of [
      { kind: 'service', id: next.id },
      { kind: 'member', id: next.sellerId },
      { kind: 'category', id: other },
    ] as const) {
      await transaction((tx) => sendAway(tx, me, away))
      expect(await forYou(me)).toEqual([])
      const [gone] = await forYou(me, { gone: next.id })
      expect(gone).toMatchObject({ isGone: true })
      await transaction((tx) => takeBack(tx, me, away))
      expect(ids(await forYou(me))).toEqual([next.id])
    }
  })
})

describe('what may be learned from', () => {
  test('newcomers get what is good in each category, or what they chose', async () => {
    const [me, one, two] = [await someone(), await publish(), await publish(sellers[3], other)]
    const search = finding({ [leaf]: [one.id], [other]: [two.id] })
    const words = async () => (await forYou(me, { search })).map(({ reason }) => reasonWords(reason))
    expect(await words()).toHaveLength(2)
    expect((await words())[0]).toMatch(/^Among the best in /)
    await transaction((tx) => chooseInterests(tx, me, { interests: [other, crypto.randomUUID()] }))
    expect(await words()).toEqual([expect.stringMatching(/^You chose /)])
  })

  test('who turns it off is shown nothing by it, and is not counted for others', async () => {
    const { first, me } = await aPair()
    await transaction((tx) => chooseSources(tx, me, { ...all, fromViews: false }))
    expect(await forYou(me)).toEqual([])
    await transaction((tx) => chooseSources(tx, me, all))
    expect(await forYou(me)).toHaveLength(1)
    const { rows } = await db.execute<{ id: string }>(
      sql`select member_id as id from viewed_service where service_id = ${first.id} and member_id <> ${me.id}`,
    )
    const another = {
      kind: 'member',
      id: rows[0]?.id,
      role: 'member',
      state: 'active',
    } as unknown as MemberActor
    await transaction((tx) => chooseSources(tx, another, { ...all, fromOthers: false }))
    await round()
    expect(await forYou(me)).toEqual([])
  })

  test('what was learned is forgotten, exported and erased', async () => {
    const { next, me } = await aPair()
    await transaction((tx) => sendAway(tx, me, { kind: 'category', id: leaf }))
    expect(await exportRecommendations(db, me.id)).toMatchObject({
      learnsFrom: all,
      sentAway: [{ kind: 'category', subjectId: leaf }],
    })
    await transaction((tx) => forgetLearned(tx, me))
    expect(await forYou(me)).toEqual([])
    expect(await db.$count(viewedService, eq(viewedService.memberId, me.id))).toBe(0)
    await keep(me, next.id)
    await transaction((tx) => eraseRecommendations(tx, me.id))
    expect(await db.$count(learningChoice, eq(learningChoice.memberId, me.id))).toBe(0)
    expect(await db.$count(notForMe, eq(notForMe.memberId, me.id))).toBe(0)
    expect(await db.$count(tasteChange, eq(tasteChange.memberId, me.id))).toBe(0)
  })
})
