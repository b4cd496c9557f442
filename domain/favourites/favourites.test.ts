import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor, type MemberActor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import type { FavouriteChanged } from './events.ts'
import {
  addFavourite,
  addList,
  countFavourites,
  countOwnFavourites,
  eraseFavourites,
  exportFavourites,
  FAVOURITES_MOST,
  findFavourites,
  listFavouriteLists,
  listFavourites,
  LISTS_MOST,
  moveFavourite,
  newListInput,
  removeFavourite,
  removeList,
  renameList,
} from './index.ts'
import { favourite } from './schema.server.ts'

const announced: FavouriteChanged[] = []
const { db, transaction } = await testDatabase({
  react: async (_tx, event) => void announced.push(event as unknown as FavouriteChanged),
})

const there = { isThere: async () => true }
const someone = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const service = () => ({ kind: 'service' as const, id: randomUUID() })
const keep = (actor: MemberActor, subject = service(), listId?: string) =>
  transaction((tx) => addFavourite(tx, actor, { ...subject, listId }, there))
const lists = (actor: MemberActor) => listFavouriteLists(db, actor.id, 'service')
const newList = (actor: MemberActor, title: string) => transaction((tx) => addList(tx, actor, { title }))
const refusal = (run: Promise<unknown>) => run.catch((error: unknown) => error)
const changesOf = (id: string) =>
  announced.filter(({ subjectId }) => subjectId === id).map(({ change }) => change)

describe('what a member keeps', () => {
  test('the first list is made at first use, and keeping twice is keeping once', async () => {
    const [ann, subject] = [await someone(), service()]
    expect(await lists(ann)).toEqual([])
    await keep(ann, subject)
    await keep(ann, subject)
    expect(await lists(ann)).toMatchObject([{ title: 'Favourites', isFirst: true, count: 1 }])
    expect(changesOf(subject.id)).toEqual([1])
    expect(await findFavourites(db, ann.id, 'service', [subject.id, randomUUID()])).toEqual(
      new Set([subject.id]),
    )
    expect(await findFavourites(db, undefined, 'service', [subject.id])).toEqual(new Set())
    expect(await countFavourites(db, 'service', subject.id)).toBe(1)
  })

  test('ten hearts at once keep it once', async () => {
    const [ann, subject] = [await someone(), service()]
    await Promise.all(Array.from({ length: 10 }, () => keep(ann, subject)))
    expect(changesOf(subject.id)).toEqual([1])
    expect(await countOwnFavourites(db, ann.id)).toEqual({ service: 1, member: 0, team: 0, project: 0 })
  })

  test('what is removed can go back to the list it was in', async () => {
    const [ann, subject] = [await someone(), service()]
    const { listId } = await newList(ann, 'For the kitchen')
    await keep(ann, subject, listId)
    expect(await transaction((tx) => removeFavourite(tx, ann, subject))).toEqual({ listId })
    expect(await transaction((tx) => removeFavourite(tx, ann, subject))).toBeUndefined()
    expect(changesOf(subject.id)).toEqual([1, -1])
    await keep(ann, subject, listId)
    expect(await listFavourites(db, ann.id, { kind: 'service', listId, sort: 'newest' })).toHaveLength(1)
  })

  test('moving to another list is no news to anyone', async () => {
    const [ann, subject] = [await someone(), service()]
    await keep(ann, subject)
    const { listId } = await newList(ann, 'Later')
    await transaction((tx) => moveFavourite(tx, ann, { ...subject, listId }))
    expect((await lists(ann)).map(({ count }) => count)).toEqual([0, 1])
    expect(changesOf(subject.id)).toEqual([1])
  })

  test('what is not there, or is someone else’s list, is not found', async () => {
    const [ann, bob] = [await someone(), await someone()]
    const { listId } = await newList(bob, 'Bob’s')
    expect(await refusal(keep(ann, service(), listId))).toBeInstanceOf(NotFound)
    const gone = transaction((tx) => addFavourite(tx, ann, service(), { isThere: async () => false }))
    expect(await refusal(gone)).toBeInstanceOf(NotFound)
    expect(await refusal(transaction((tx) => renameList(tx, ann, { listId, title: 'Mine' })))).toBeInstanceOf(
      NotFound,
    )
    expect(await refusal(transaction((tx) => removeList(tx, ann, { listId })))).toBeInstanceOf(NotFound)
  })

  test('a visitor and a banned member keep nothing', async () => {
    const ann = await someone()
    for (const actor of [visitor, { ...ann, state: 'banned' as const }]) {
      const run = transaction((tx) => addFavourite(tx, actor, service(), there))
      expect(await refusal(run)).toBeInstanceOf(Forbidden)
    }
  })

  test('there is an end to what one keeps', async () => {
    const ann = await someone()
    await keep(ann)
    const [first] = await lists(ann)
    await db.insert(favourite).values(
      Array.from({ length: FAVOURITES_MOST - 1 }, () => ({
        listId: first?.id ?? '',
        memberId: ann.id,
        kind: 'service' as const,
        subjectId: randomUUID(),
        addedAt: new Date(),
      })),
    )
    expect(await refusal(keep(ann))).toBeInstanceOf(Conflict)
  })
})

describe('lists', () => {
  test('a list is named, renamed and removed, and what was in it goes to the first', async () => {
    const [ann, subject] = [await someone(), service()]
    const { listId } = await newList(ann, 'Ideas')
    await keep(ann, subject, listId)
    await transaction((tx) => renameList(tx, ann, { listId, title: 'Plans' }))
    expect((await lists(ann)).map(({ title }) => title)).toEqual(['Favourites', 'Plans'])
    await transaction((tx) => removeList(tx, ann, { listId }))
    expect(await lists(ann)).toMatchObject([{ title: 'Favourites', count: 1 }])
  })

  test('no two lists share a name, and the first keeps its own', async () => {
    const ann = await someone()
    const taken = await refusal(newList(ann, 'favourites'))
    expect(taken).toBeInstanceOf(Invalid)
    expect((taken as Invalid).fields).toEqual({ title: ['Name: you have a list called favourites already'] })
    await newList(ann, 'Other')
    const [first] = await lists(ann)
    const listId = first?.id ?? ''
    expect(await refusal(transaction((tx) => removeList(tx, ann, { listId })))).toBeInstanceOf(Conflict)
    expect(await refusal(transaction((tx) => renameList(tx, ann, { listId, title: 'Best' })))).toBeInstanceOf(
      Conflict,
    )
  })

  test('there are so many lists and no more', async () => {
    const ann = await someone()
    for (let number = 1; number < LISTS_MOST; number++) await newList(ann, `List ${number}`)
    expect(await refusal(newList(ann, 'One more'))).toBeInstanceOf(Conflict)
  })

  test.each([
    ['', 'Name: write at least one character'],
    ['  \u0007', 'Name: remove the characters that can’t be shown'],
    ['x'.repeat(61), 'Name: at most 60 characters'],
  ])('a list is not called %j', (title, message) => {
    expect(newListInput.safeParse({ title }).error?.issues[0]?.message).toBe(message)
  })
})

test('a member takes what they keep along, and leaves nothing behind, in no one’s lists', async () => {
  const [ann, bob] = [await someone(), await someone()]
  await keep(ann)
  await transaction((tx) => addFavourite(tx, bob, { kind: 'member', id: ann.id }, there))
  expect(await exportFavourites(db, ann.id)).toMatchObject([{ list: 'Favourites', kind: 'service' }])
  await transaction((tx) => eraseFavourites(tx, ann.id))
  expect(await exportFavourites(db, ann.id)).toEqual([])
  expect(await db.$count(favourite, eq(favourite.subjectId, ann.id))).toBe(0)
  expect(await lists(ann)).toEqual([])
})
