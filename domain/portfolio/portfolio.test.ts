import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor, type MemberActor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import {
  addWork,
  editWork,
  eraseWorks,
  exportWorks,
  findOwnWork,
  findRemovedWork,
  findWork,
  hideWork,
  listOwnWorks,
  listWorks,
  listWorkSkills,
  moveWork,
  removeWork,
  restoreTakenWork,
  restoreWork,
  showWork,
  takeDownWork,
  WORKS_MOST,
} from './index.ts'
import { sweepWorks } from './jobs.ts'
import { work } from './schema.server.ts'
import { makeWork, someWork } from './testing.ts'

let now = new Date('2026-11-15T10:00:00Z')
const announced: string[] = []
const origin = { address: '', device: '' }
const { db, transaction } = await testDatabase({
  clock: { now: () => now },
  react: async (_tx, event) => void announced.push(event.kind),
})

let stranger: MemberActor
let moderator: MemberActor
let strangersPicture: string

const someone = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const add = (actor: MemberActor, given = {}) => transaction((tx) => makeWork(tx, actor, given))
const titles = async (actor: MemberActor) => (await listWorks(db, actor.id)).works.map(({ title }) => title)
const refusal = (run: Promise<unknown>) => run.catch((error: unknown) => error)

beforeAll(async () => {
  stranger = await someone()
  moderator = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'moderator' })))
  strangersPicture = await transaction((tx) => makePicture(tx, stranger.id))
})

describe('a member’s works', () => {
  test('a new work hangs first, under the words of its title, and everyone sees it', async () => {
    const ann = await someone()
    await add(ann, { title: 'First light' })
    const { slug } = await add(ann, { title: 'Наброски, осень', year: 2024, client: 'A friend' })
    expect(slug).toBe('nabroski-osen')
    expect(await titles(ann)).toEqual(['Наброски, осень', 'First light'])
    expect(announced).toContain('works.changed')
    const found = await findWork(db, ann.id, slug, { isOwn: false })
    expect(found).toMatchObject({ previous: null, next: { title: 'First light' }, work: { year: 2024 } })
    expect(found?.pictures).toHaveLength(1)
  })

  test('two works of one title have two addresses, and editing keeps the address', async () => {
    const ann = await someone()
    const one = await add(ann, { title: 'Same name' })
    const two = await add(ann, { title: 'Same name' })
    expect([one.slug, two.slug]).toEqual(['same-name', 'same-name-2'])
    const found = await findOwnWork(db, ann.id, one.workId)
    await transaction((tx) =>
      editWork(tx, ann, {
        ...someWork({ gallery: found?.gallery ?? [] }),
        title: 'Renamed',
        workId: one.workId,
      }),
    )
    expect((await findWork(db, ann.id, 'same-name', { isOwn: false }))?.work.title).toBe('Renamed')
  })

  test('eight first works at once all get in, each with an address of its own', async () => {
    const ann = await someone()
    const made = await Promise.all(Array.from({ length: 8 }, () => add(ann, { title: 'At once' })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(8)
  })

  test('a work moves to the place it is told, and past the end is the end', async () => {
    const ann = await someone()
    for (const title of ['Ccc', 'Bbb', 'Aaa']) await add(ann, { title })
    const { works } = await listOwnWorks(db, ann.id)
    const move = (at: number, to: number) =>
      transaction((tx) => moveWork(tx, ann, { workId: works[at]?.id ?? '', to }))
    await move(0, 1)
    expect(await titles(ann)).toEqual(['Bbb', 'Aaa', 'Ccc'])
    await move(1, 99)
    expect(await titles(ann)).toEqual(['Aaa', 'Ccc', 'Bbb'])
    await move(1, -5)
    expect(await titles(ann)).toEqual(['Bbb', 'Aaa', 'Ccc'])
  })

  test('a hidden work is its owner’s alone, and neighbours skip it', async () => {
    const ann = await someone()
    await add(ann, { title: 'Last' })
    const hidden = await add(ann, { title: 'Middle', skills: ['Ink'] })
    await add(ann, { title: 'First' })
    await transaction((tx) => hideWork(tx, ann, hidden))
    expect(await titles(ann)).toEqual(['First', 'Last'])
    expect(await findWork(db, ann.id, 'middle', { isOwn: false })).toBeUndefined()
    expect(await findWork(db, ann.id, 'middle', { isOwn: true })).toMatchObject({
      previous: { title: 'First' },
      next: { title: 'Last' },
    })
    expect((await findWork(db, ann.id, 'first', { isOwn: true }))?.next?.title).toBe('Last')
    expect((await findWork(db, ann.id, 'first', { isOwn: false }))?.next?.title).toBe('Last')
    expect((await listOwnWorks(db, ann.id)).counts).toEqual({ all: 3, shown: 2, hidden: 1 })
    expect(await listWorkSkills(db, ann.id, 10)).toEqual([{ skill: 'Drawing', count: 2 }])
    await transaction((tx) => showWork(tx, ann, hidden))
    expect(await titles(ann)).toHaveLength(3)
  })

  test('a removed work can be brought back for a day, and then is gone for good', async () => {
    const ann = await someone()
    const made = await add(ann, { title: 'Here and gone' })
    await transaction((tx) => removeWork(tx, ann, made))
    expect(await titles(ann)).toEqual([])
    expect(await findWork(db, ann.id, made.slug, { isOwn: true })).toBeUndefined()
    expect(await findRemovedWork(db, ann.id, made.workId)).toMatchObject({ title: 'Here and gone' })
    await transaction((tx) => restoreWork(tx, ann, made))
    await transaction((tx) => restoreWork(tx, ann, made))
    expect(await titles(ann)).toEqual(['Here and gone'])
    await transaction((tx) => removeWork(tx, ann, made))
    now = new Date(now.getTime() + 25 * 3_600_000)
    await transaction(sweepWorks)
    expect(await refusal(transaction((tx) => restoreWork(tx, ann, made)))).toBeInstanceOf(NotFound)
  })

  test('a work that moderators took down is not shown again by editing it, and its words can be mended meanwhile', async () => {
    const ann = await someone()
    const made = await add(ann, { title: 'Somebody else’s' })
    const gallery = (await findOwnWork(db, ann.id, made.workId))?.gallery ?? []
    const edit = (isHidden: boolean) =>
      transaction((tx) =>
        editWork(tx, ann, { ...someWork({ gallery }), title: 'Mended', isHidden, workId: made.workId }),
      )
    await transaction((tx) => takeDownWork(tx, moderator, { ...made, reason: 'Copied' }, { origin }))
    expect(await refusal(edit(false))).toBeInstanceOf(Conflict)
    await edit(true)
    expect(await titles(ann)).toEqual([])
    await transaction((tx) => restoreTakenWork(tx, moderator, { ...made, reason: 'Mended' }, { origin }))
    expect(await titles(ann)).toEqual(['Mended'])
  })

  test('of a work that was taken down and is gone, nothing is brought back, and the case about it can be undone', async () => {
    const ann = await someone()
    const made = await add(ann)
    await transaction((tx) => takeDownWork(tx, moderator, { ...made, reason: 'Copied' }, { origin }))
    await transaction((tx) => removeWork(tx, ann, made))
    now = new Date(now.getTime() + 25 * 3_600_000)
    await transaction(sweepWorks)
    const restore = (by: MemberActor) =>
      transaction((tx) => restoreTakenWork(tx, by, { ...made, reason: 'It was hers' }, { origin }))
    expect(await refusal(restore(moderator))).toBeUndefined()
    expect(await refusal(restore(ann))).toBeInstanceOf(NotFound)
  })

  test('nobody touches the works of another, and a visitor none', async () => {
    const ann = await someone()
    const made = await add(ann)
    for (const change of [hideWork, removeWork, restoreWork])
      expect(await refusal(transaction((tx): Promise<unknown> => change(tx, stranger, made)))).toBeInstanceOf(
        NotFound,
      )
    expect(
      await refusal(transaction((tx) => moveWork(tx, stranger, { workId: made.workId, to: 0 }))),
    ).toBeInstanceOf(NotFound)
    expect(await refusal(transaction((tx) => hideWork(tx, visitor, made)))).toBeInstanceOf(Forbidden)
    expect(
      await refusal(transaction((tx) => hideWork(tx, { ...ann, state: 'banned' }, made))),
    ).toBeInstanceOf(Forbidden)
  })

  test('pictures of others, failed ones, hidden categories and years to come are refused beside their fields', async () => {
    const ann = await someone()
    const [failed, hidden] = await transaction(async (tx) => [
      await makePicture(tx, ann.id, { state: 'failed', failure: 'It is damaged.' }),
      await makeCategory(tx, { isHidden: true }),
    ])
    const add = (gallery: { pictureId: string; alt: string }[], given = {}) =>
      refusal(transaction((tx) => addWork(tx, ann, someWork({ gallery, ...given }))))
    expect(await add([{ pictureId: strangersPicture, alt: '' }])).toMatchObject({
      fields: { gallery: ['Pictures: number 1 can’t be shown. Remove it'] },
    })
    const refused = await add([{ pictureId: failed, alt: '' }], { categoryId: hidden.id, year: 2027 })
    expect(refused).toBeInstanceOf(Invalid)
    expect(Object.keys((refused as Invalid).fields)).toEqual(['gallery', 'categoryId', 'year'])
  })

  test('a portfolio is full at its limit', async () => {
    const ann = await someone()
    const { workId } = await add(ann)
    const [row] = await db.select().from(work).where(eq(work.id, workId))
    if (!row) throw new Error('No work was made')
    const { id: _id, ...first } = row
    const others = Array.from({ length: WORKS_MOST - 1 }, (_one, at) => ({ ...first, slug: `work-${at}` }))
    await db.insert(work).values(others)
    expect(await refusal(add(ann))).toBeInstanceOf(Conflict)
  })

  test('a member takes their works along, and leaves none behind', async () => {
    const ann = await someone()
    await add(ann, { title: 'Mine' })
    expect(await exportWorks(db, ann.id)).toMatchObject([{ title: 'Mine' }])
    await transaction((tx) => eraseWorks(tx, ann.id))
    expect(await exportWorks(db, ann.id)).toEqual([])
  })
})
