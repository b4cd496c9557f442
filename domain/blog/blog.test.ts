import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import type { Announced } from '#platform/events/events.ts'
import { archivePost } from './archive-post.ts'
import { autosavePost } from './autosave-post.ts'
import { forgetWriter } from './own-data.ts'
import { noteEditor } from './note-editor.ts'
import { postDocuments } from './post-documents.ts'
import { addReads, countReads, sweepReads } from './count-reads.ts'
import { endPreview, judgePreviewLink, openPreview, previewPath } from './preview-link.ts'
import { runBlogClocksJob } from './jobs.ts'
import { AUTO_VERSIONS_MOST, SAME_SITTING_MS } from './post-rules.ts'
import { listDuePosts, publishDue } from './publish-due.ts'
import { findDeskPost, findVersion, listDeskPosts, listVersions } from './queries/desk-posts.ts'
import {
  findNeighbours,
  findPost,
  listForFeed,
  listPostAddresses,
  listPosts,
} from './queries/public-posts.ts'
import { restoreVersion } from './restore-version.ts'
import { savePost } from './save-post.ts'
import { postCounted } from './schema.server.ts'
import { tellOfPost } from './tell-of-post.ts'
import { makePost, somePostContent, somePostInput } from './testing.ts'

const start = new Date('2026-11-15T12:00:00Z')
const clock = movableClock(start)
const announced: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => announced.push(event) })
const [ann, bob] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'admin', displayName: 'Ann' })),
  actorOf(await makeMember(tx, { role: 'admin', displayName: 'Bob' })),
])
const make = (given = {}) => transaction((tx) => makePost(tx, ann, given))
const save = (postId: string, given: Partial<typeof somePostInput>, who = ann) =>
  transaction((tx) => savePost(tx, who, { ...somePostInput, when: 'later', ...given, postId }))

/** Everything that anybody but its writers reads of posts. */
async function readAsEveryone() {
  const ids = (await postDocuments.list(db, undefined, 1_000)).map(({ id }) => id)
  return JSON.stringify([
    await listPosts(db, { offset: 0, most: 100 }),
    await listForFeed(db, 100),
    await listPostAddresses(db),
    [...(await postDocuments.describe(db, ids)).values()],
  ])
}

test('a draft’s words are read by nobody, before it goes out and while its changes are kept', async () => {
  const secret = 'the-kumquat-merger'
  const { postId, slug } = await make({ when: 'later', title: `About ${secret}`, body: secret.repeat(20) })
  expect(await readAsEveryone()).not.toContain('kumquat')
  expect(await findPost(db, slug)).toBeUndefined()
  await save(postId, { basedOn: 2, slug, when: 'now' })
  expect(await findPost(db, slug)).toMatchObject({ title: somePostContent.title })
  await save(postId, { basedOn: 3, slug, body: secret.repeat(20) })
  expect(await readAsEveryone()).not.toContain('kumquat')
})

test('what is missing is told field by field, and nothing goes out', async () => {
  const { postId, slug } = await make({ when: 'later' })
  const body = `![](/pictures/0f8fad5b-d9cb-469f-a165-70867728950e) ![x](https://example.com/x.png) <iframe src=x> ${'word '.repeat(30)}`
  const refused = await save(postId, { basedOn: 2, slug, when: 'now', summary: 'Short', body }).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(Invalid)
  const { fields } = refused as Invalid
  expect(fields['summary']?.[0]).toContain('at least 20 characters')
  expect(fields['body']?.join(' ')).toMatch(/other sites are not shown.*no description.*frames and scripts/is)
  expect(await findPost(db, slug)).toBeUndefined()
})

test('a scheduled post goes out with the version that was chosen, also long after its time', async () => {
  const at = addDays(start, 2)
  const { postId, slug } = await make({ when: 'at', at })
  await transaction((tx) =>
    autosavePost(tx, ann, { postId, basedOn: 2, content: { ...somePostContent, title: 'Not this yet' } }),
  )
  expect(await listDuePosts(db, start, 10)).not.toContain(postId)
  clock.set(addDays(start, 5))
  expect(await listDuePosts(db, clock.now(), 10)).toEqual([postId])
  for (let twice = 0; twice < 2; twice++) await transaction((tx) => publishDue(tx, clockActor, { postId }))
  expect(await findPost(db, slug)).toMatchObject({ title: somePostContent.title, publishedAt: clock.now() })
  expect(announced.filter((one) => one.kind === 'post.published' && one.postId === postId)).toHaveLength(1)
  clock.set(start)
})

test('a post that can’t go out keeps no other from its time, and goes out as soon as it can', async () => {
  const made = [
    await make({ when: 'at', at: addDays(start, 1) }),
    await make({ when: 'at', at: addDays(start, 2) }),
  ]
  clock.set(addDays(start, 5))
  let tries = 0
  const failing = (step: never) =>
    tries++ === 0 ? Promise.reject(new Error('The page is locked')) : transaction(step)
  const run = (one: unknown) => runBlogClocksJob.run({ db, clock, transaction: one } as never, {})
  await expect(run(failing)).rejects.toThrow('Some posts')
  const areOut = () => Promise.all(made.map(async ({ slug }) => (await findPost(db, slug)) !== undefined))
  expect(await areOut()).toEqual([false, true])
  await run(transaction)
  expect(await areOut()).toEqual([true, true])
  clock.set(start)
})

test('a time that is over or missing is refused', async () => {
  for (const at of [null, start, addDays(start, 500)])
    await expect(make({ when: 'at', at })).rejects.toBeInstanceOf(Invalid)
})

test('whoever saves second is told, and the words of both are kept', async () => {
  const { postId, slug } = await make({ when: 'later' })
  await save(postId, { basedOn: 2, slug, title: 'What Ann wrote' })
  const behind = await save(postId, { basedOn: 2, slug, title: 'What Bob wrote', when: 'now' }, bob)
  expect(behind).toEqual({ outcome: 'behind', number: 4, current: 3 })
  expect((await findDeskPost(db, ann, postId)).latest.title).toBe('What Ann wrote')
  expect((await findVersion(db, ann, postId, 4)).title).toBe('What Bob wrote')
  expect(await findPost(db, slug)).toBeUndefined()
  const number = await transaction((tx) => restoreVersion(tx, bob, { postId, number: 4, basedOn: 3 }))
  expect((await findDeskPost(db, ann, postId)).latest).toMatchObject({ number, title: 'What Bob wrote' })
})

test('what the page kept a moment ago for the same person is nobody else’s', async () => {
  const { postId, slug } = await make({ when: 'later' })
  await transaction((tx) => autosavePost(tx, ann, { postId, basedOn: 2, content: somePostContent }))
  expect(await save(postId, { basedOn: 2, slug })).toMatchObject({ outcome: 'saved' })
  await transaction((tx) => autosavePost(tx, ann, { postId, basedOn: 4, content: somePostContent }))
  expect(await save(postId, { basedOn: 4, slug }, bob)).toMatchObject({ outcome: 'behind' })
})

test('what is typed in one sitting is one version, and what was saved is never written over', async () => {
  const { postId } = await make({ when: 'later' })
  let basedOn = 2
  for (const title of ['One word', 'Two words', 'Three words'])
    ({ number: basedOn } = await transaction((tx) =>
      autosavePost(tx, ann, { postId, basedOn, content: { ...somePostContent, title } }),
    ))
  const versions = await listVersions(db, ann, postId)
  expect(versions.map(({ number, kind, title }) => [number, kind, title])).toEqual([
    [3, 'auto', 'Three words'],
    [2, 'saved', somePostContent.title],
    [1, 'saved', somePostContent.title],
  ])
})

test('however much is kept beside it, the version that is gone on from stays, and with it the way to the post', async () => {
  const { postId, slug } = await make({ when: 'later' })
  const content = { ...somePostContent, title: 'What Ann typed' }
  const { number } = await transaction((tx) => autosavePost(tx, ann, { postId, basedOn: 2, content }))
  for (let sitting = 0; sitting <= AUTO_VERSIONS_MOST; sitting++) {
    clock.advanceMs(SAME_SITTING_MS)
    await transaction((tx) => autosavePost(tx, bob, { postId, basedOn: 2, content: somePostContent }))
  }
  expect((await findDeskPost(db, ann, postId)).latest).toMatchObject({ number, title: 'What Ann typed' })
  expect(await save(postId, { basedOn: number, slug })).toMatchObject({ outcome: 'saved' })
  clock.set(start)
})

test('two who have a post open hear of one another until one is gone', async () => {
  const { postId } = await make({ when: 'later' })
  const note = (who: typeof ann) => transaction((tx) => noteEditor(tx, who, { postId }))
  expect(await note(ann)).toEqual([])
  expect(await note(bob)).toEqual([ann.id])
  clock.set(new Date(start.getTime() + 120_000))
  expect(await note(bob)).toEqual([])
  clock.set(start)
})

test('an old address leads to the new one, and no other post can take it', async () => {
  const { postId } = await make({ slug: 'the-first-name' })
  await save(postId, { basedOn: 2, slug: 'the-second-name', when: 'now' })
  expect(await findPost(db, 'the-first-name')).toEqual({ movedTo: 'the-second-name' })
  await expect(make({ slug: 'the-first-name' })).rejects.toMatchObject({
    fields: { slug: expect.anything() },
  })
})

test('an archived post is found by nobody and can go out again on its first day', async () => {
  const { postId, slug } = await make()
  await transaction((tx) => archivePost(tx, ann, { postId }))
  expect(await findPost(db, slug)).toBeUndefined()
  clock.set(addDays(start, 1))
  await save(postId, { basedOn: 2, slug, when: 'now' })
  expect(await findPost(db, slug)).toMatchObject({ publishedAt: start, changedAt: clock.now() })
  clock.set(start)
})

test('a link to a preview is good until its time, or until somebody ends it', async () => {
  const secret = ['a secret of the marketplace, long enough'] as const
  const { postId } = await make({ when: 'later' })
  const find = async () => (await findDeskPost(db, ann, postId)).post
  await transaction((tx) => openPreview(tx, ann, { postId }))
  const query = new URL(previewPath(await find(), secret) ?? '', 'https://x').searchParams
  const judge = async (now = start, asked = query) => judgePreviewLink(await find(), asked, { secret, now })
  expect(await judge()).toBe('good')
  expect(await judge(addDays(start, 8))).toBe('ended')
  const longer = new URLSearchParams(query)
  longer.set('until', String(addDays(start, 99).getTime()))
  expect(await judge(start, longer)).toBe('none')
  await transaction((tx) => endPreview(tx, ann, { postId }))
  expect(await judge()).toBe('ended')
  expect(await judge(start, new URLSearchParams('until=1&k=' + 'a'.repeat(43)))).toBe('none')
})

test('members are told of a post once, and not the one who wrote it', async () => {
  const { postId } = await make()
  for (let again = 0; again < 2; again++)
    while ((await transaction((tx) => tellOfPost(tx, clockActor, { postId }))).more);
  const told = announced.flatMap((one) =>
    one.kind === 'post.told' && one.postId === postId ? one.memberIds : [],
  )
  expect(told).toContain(bob.id)
  expect(told).not.toContain(ann.id)
  expect(new Set(told).size).toBe(told.length)
})

test('a post that was taken back before everyone was told of it is told when it comes back, and once it was told no more', async () => {
  const { postId, slug } = await make()
  const telling = () =>
    announced.filter((one) => one.kind === 'post.published' && one.postId === postId).length
  const tellAll = async () => {
    while ((await transaction((tx) => tellOfPost(tx, clockActor, { postId }))).more);
  }
  await transaction((tx) => archivePost(tx, ann, { postId }))
  await tellAll()
  await save(postId, { basedOn: 2, slug, when: 'now' })
  expect(telling()).toBe(2)
  await tellAll()
  await transaction((tx) => archivePost(tx, ann, { postId }))
  await save(postId, { basedOn: 3, slug, when: 'now' })
  expect(telling()).toBe(2)
})

test('whoever wrote is forgotten, and their posts stay', async () => {
  const gone = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const { slug } = await transaction((tx) => makePost(tx, gone))
  await transaction((tx) => forgetWriter(tx, gone.id))
  expect(await findPost(db, slug)).toMatchObject({ authorId: null })
})

test('posts that came out before and after stand beside one', async () => {
  const days = [200, 201, 202]
  const made = []
  for (const day of days) {
    clock.set(addDays(start, day))
    made.push(await make())
  }
  clock.set(start)
  const middle = await findPost(db, made[1]?.slug ?? '')
  if (!middle || 'movedTo' in middle) throw new NotFound('It is out')
  const { previous, next } = await findNeighbours(db, middle)
  expect([previous?.slug, next?.slug]).toEqual([made[0]?.slug, made[2]?.slug])
})

test('who opened a post counts once a day, of posts that are out, and is forgotten with the day', async () => {
  const { postId } = await make()
  const draft = await make({ when: 'later' })
  const read = (visitor: string, more = {}) => ({ postId, visitor, at: start, ...more })
  const count = (...reads: ReturnType<typeof read>[]) => transaction((tx) => countReads(tx, reads))
  await count(read('one'), read('one'), read('two'))
  await count(read('one'), read('one', { at: addDays(start, 1) }), read('one', { postId: draft.postId }))
  await transaction((tx) => addReads(tx, [{ postId, day: '2026-10-01', reads: 40 }]))
  const told = async (readSince: string) => {
    const posts = await listDeskPosts(db, ann, { readSince, offset: 0, most: 100 })
    return posts.filter(({ id }) => [postId, draft.postId].includes(id)).map(({ id, reads }) => [id, reads])
  }
  expect(Object.fromEntries(await told('2026-11-01'))).toEqual({ [postId]: 3, [draft.postId]: null })
  expect(Object.fromEntries(await told('2026-10-01'))[postId]).toBe(43)
  clock.set(addDays(start, 2))
  await sweepReads(db, clock.now())
  expect(await db.$count(postCounted)).toBe(0)
  expect(Object.fromEntries(await told('2026-11-01'))[postId]).toBe(3)
  clock.set(start)
})
