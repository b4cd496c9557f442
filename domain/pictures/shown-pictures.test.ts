import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { draftService, duplicateService, emptyContent, saveDraft } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { addPicture, markPicturesUsed } from '#domain/pictures/index.ts'
import { picture } from '#domain/pictures/schema.server.ts'
import { finishPicture } from './make-versions.ts'
import { sweepPictures } from '#domain/pictures/sweep-pictures.ts'
import { editWork, removeWork, restoreWork } from '#domain/portfolio/index.ts'
import { sweepWorks } from '#domain/portfolio/jobs.ts'
import { makeWork, someWork } from '#domain/portfolio/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { findShownPictures } from '#domain/areas.ts'

const start = new Date('2026-11-15T12:00:00Z')
const clock = movableClock(start)
let heard = (_event: Announced) => {}
const { db, transaction } = await testDatabase({ clock, hear: (event) => heard(event) })
const settings = await readSettings(db, start)
const who = actorOf(await transaction((tx) => makeMember(tx)))

const sent = () =>
  transaction((tx) =>
    addPicture(tx, who, { key: `originals/${crypto.randomUUID()}`, width: 1280, height: 960 }),
  )
const galleryOf = (...ids: string[]) => ids.map((pictureId) => ({ pictureId, alt: 'A sheet' }))
const withGallery = (...ids: string[]) => ({
  ...emptyContent,
  title: 'Unfinished',
  gallery: galleryOf(...ids),
})
const laterDays = (days: number) => clock.set(addDays(clock.now(), days))
/** Sweeps, and tells which files go. */
const sweep = () => releasedBy((tx) => sweepPictures(tx, findShownPictures))
async function releasedBy(work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const released: string[] = []
  heard = (event) => {
    if (event.kind === 'privacy.files-released') released.push(...event.keys)
  }
  await transaction(work)
  return released
}
const originalOf = async (id: string) =>
  (
    await db
      .select({ key: picture.originalKey })
      .from(picture)
      .where(inArray(picture.id, [id]))
  )[0]?.key
const left = async (...ids: string[]) => {
  const rows = await db.select({ id: picture.id }).from(picture).where(inArray(picture.id, ids))
  return ids.map((id) => rows.some((row) => row.id === id))
}

test('what was sent and never hung is swept with its file, after a while', async () => {
  const abandoned = await sent()
  const originalKey = await originalOf(abandoned)
  laterDays(1)
  expect(await sweep()).toEqual([])
  laterDays(2)
  expect(await sweep()).toContain(originalKey)
  expect(await left(abandoned)).toEqual([false])
})

test('what was drawn of a picture before its job failed for good goes with it', async () => {
  const pictureId = await sent()
  const files = [320, 640, 960, 1280].flatMap((width) => [
    `pictures/${pictureId}/${width}.webp`,
    `pictures/${pictureId}/${width}.avif`,
  ])
  const originalKey = await originalOf(pictureId)
  laterDays(3)
  expect(await sweep()).toEqual([originalKey, ...files])
  const lost = await sent()
  const failed = { drawn: false, failure: 'The picture was lost on the way. Choose it again.' } as const
  const key = await originalOf(lost)
  expect(await releasedBy((tx) => finishPicture(tx, lost, failed))).toEqual([
    key,
    ...files.map((file) => file.replace(pictureId, lost)),
  ])
})

test('what was sent goes when it is drawn, and what was drawn when its picture is gone meanwhile', async () => {
  const drawn = { drawn: true, width: 1280, height: 960, colour: '#333333', widths: [320, 640] } as const
  const finish = (id: string) =>
    releasedBy((tx) => finishPicture(tx, id, { ...drawn, widths: [...drawn.widths] }))
  const pictureId = await sent()
  const originalKey = await originalOf(pictureId)
  expect(await finish(pictureId)).toEqual([originalKey])
  expect(await finish(pictureId)).toEqual([])
  const gone = crypto.randomUUID()
  expect(await finish(gone)).toEqual(
    [320, 640].flatMap((width) => [`pictures/${gone}/${width}.webp`, `pictures/${gone}/${width}.avif`]),
  )
})

test('what was taken out of a draft goes, unless a copy of it still shows it', async () => {
  const [out, shared, stays] = [await sent(), await sent(), await sent()]
  const { serviceId } = await transaction((tx) => draftService(tx, who, withGallery(out, stays)))
  const other = await transaction((tx) => draftService(tx, who, withGallery(shared)))
  await transaction((tx) => duplicateService(tx, who, { serviceId: other.serviceId }))
  await transaction((tx) => saveDraft(tx, who, { serviceId, content: withGallery(stays), basedOn: null }))
  await transaction((tx) =>
    saveDraft(tx, who, { serviceId: other.serviceId, content: withGallery(stays), basedOn: null }),
  )
  laterDays(3)
  await sweep()
  expect(await left(out, shared, stays)).toEqual([false, true, true])
  // Asked about once: what is still shown does not come again every night.
  expect((await transaction((tx) => sweepPictures(tx, findShownPictures))).hasMore).toBe(false)
})

test('what any version of a service shows stays, also one that was replaced', async () => {
  const [first, second] = [await sent(), await sent()]
  const categoryId = (await transaction((tx) => makeCategory(tx))).id
  const content = someContent({ categoryId, gallery: galleryOf(first) })
  const { id: serviceId } = await transaction((tx) => publishSome(tx, who, content, settings))
  const newer = { ...content, gallery: galleryOf(second) }
  await transaction((tx) => saveDraft(tx, who, { serviceId, content: newer, basedOn: null }))
  laterDays(3)
  await sweep()
  expect(await left(first, second)).toEqual([true, true])
})

test('what hung in a work goes when it is taken out, or when the work is gone for good', async () => {
  const [out, used] = [await sent(), await sent()]
  const [inWork] = await db
    .select()
    .from(picture)
    .where(inArray(picture.id, [used]))
  expect(inWork?.unusedSince).toEqual(clock.now())
  const { workId } = await transaction((tx) => makeWork(tx, who, { gallery: galleryOf(out, used) }))
  await transaction((tx) => editWork(tx, who, { workId, ...someWork({ gallery: galleryOf(used) }) }))
  laterDays(3)
  await sweep()
  expect(await left(out, used)).toEqual([false, true])
  await transaction((tx) => removeWork(tx, who, { workId }))
  await transaction((tx) => restoreWork(tx, who, { workId }))
  await transaction((tx) => removeWork(tx, who, { workId }))
  laterDays(3)
  await sweep()
  expect(await left(used)).toEqual([true])
  await transaction(sweepWorks)
  laterDays(3)
  await sweep()
  expect(await left(used)).toEqual([false])
})

test('who begins to show a picture while it is swept waits, and is told that it is gone', async () => {
  const pictureId = await sent()
  laterDays(3)
  let marking: Promise<void> | undefined
  await transaction(async (tx) => {
    await sweepPictures(tx, findShownPictures)
    marking = transaction((other) => markPicturesUsed(other, [pictureId]))
    marking.catch(() => undefined)
  })
  await expect(marking).rejects.toThrow(Conflict)
})
