import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findIdByUsername } from '#domain/accounts/index.ts'
import { listCards, listNewest, listOwnServices } from '#domain/catalogue/index.ts'
import { findTree, listTree } from '#domain/categories/index.ts'
import { pictureFile } from '#domain/pictures/index.ts'
import { picture } from '#domain/pictures/schema.server.ts'
import { openLiveSettings, type LiveSettings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { checkAllReasons } from '../tests/server/check-all-reasons.ts'
import { listSynonyms, type SearchQuery } from '#domain/search/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { openFolderStore } from '#platform/files/folder-store.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { transactions } from '#platform/db/transaction.ts'
import { openBus } from '#platform/realtime/bus.ts'
import { findServiceAnalytics } from '#domain/analytics/index.ts'
import { makeDemo } from './make-demo.ts'
import { sharpenPictures } from './sharpen-pictures.ts'
import { demoStep } from './schema.server.ts'
import { listDemoSteps } from './list-demo-steps.ts'

const now = new Date('2026-11-11T12:00:00Z')
const database = await testDatabase()
const bus = await openBus(database.url)
const settings = await openLiveSettings(database.db, bus, movableClock(now))
const folder = await mkdtemp(join(tmpdir(), 'hall-'))
const files = await openFolderStore(folder)
const queue = { enqueue: async () => {} }
const make = (store: FileStore, read: Pick<LiveSettings, 'current' | 'refresh'> = settings) =>
  makeDemo(
    {
      database,
      queue,
      settings: read,
      files: store,
      siteOrigin: 'https://hall.test',
      secret: ['a secret for tests'],
    },
    now,
    () => {},
    'small',
  )

afterAll(async () => {
  settings.close()
  await bus.close()
  await rm(folder, { recursive: true })
})

let puts = 0
const full: FileStore = {
  ...files,
  put: async (...given) => {
    if (++puts > 120) throw new Error('The disk is full')
    return files.put(...given)
  },
}
const interrupted = await make(full).catch((error: unknown) => error)
const before = await database.db.select().from(demoStep)

/** Each step reads the settings once. */
function goesOutAfter(steps: number): Pick<LiveSettings, 'current' | 'refresh'> {
  let made = 0
  const current = () => {
    if (made++ === steps) throw new Error('The light went out')
    return settings.current()
  }
  return { ...settings, current }
}
const peopleFirst = listDemoSteps('small').findIndex(({ name }) => name.startsWith('the team '))
const interruptedAgain = await make(files, goesOutAfter(peopleFirst - before.length)).catch(
  (error: unknown) => error,
)
const beforeTeams = await database.db.select().from(demoStep)
await make(files)
const after = await database.db.select().from(demoStep)

test('interrupted, it goes on where it stopped, and makes nothing twice', () => {
  expect(interrupted).toMatchObject({ message: 'The disk is full' })
  expect(before.length).toBeGreaterThan(5)
  expect(interruptedAgain).toMatchObject({ message: 'The light went out' })
  expect(beforeTeams).toHaveLength(peopleFirst)
  expect(peopleFirst).toBeLessThan(after.length)
  expect(after.map(({ name }) => name).toSorted()).toEqual(
    listDemoSteps('small')
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('the shelves stand, and their counts are those of what hangs on them', async () => {
  const tree = await findTree(database.db)
  expect(tree).toHaveLength(12)
  for (const { below, servicesCount } of tree) {
    expect(below.reduce((sum, node) => sum + node.servicesCount, 0)).toBe(servicesCount)
  }
  const shown = tree.reduce((sum, { servicesCount }) => sum + servicesCount, 0)
  expect(shown).toBeGreaterThanOrEqual(40)
})

test('a dictionary says which words mean the same', async () => {
  const groups = (await listSynonyms(database.db)).map(({ phrases }) => phrases)
  expect(groups).toContainEqual(expect.arrayContaining(['logo', 'логотип']))
})

test('the seller of the demo has a little of everything, with covers that can be seen', async () => {
  const memberId = (await findIdByUsername(database.db, 'tomas-rivera')) ?? ''
  const own = await listOwnServices(database.db, memberId, { sort: 'changed', page: 1 })
  const states = own.rows.map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['published', 'paused', 'draft']))
  const cards = await listCards(
    database.db,
    own.rows.map(({ id }) => id),
  )
  expect(cards.length).toBe(states.filter((state) => state === 'published').length)
  for (const { cover } of cards) {
    expect(cover).toMatchObject({ state: 'ready', widths: [400, 720], width: 720, height: 540 })
    for (const format of ['webp', 'avif'] as const) {
      expect(await files.has(pictureFile(cover?.id ?? '', 400, format))).toBe(true)
    }
  }
})

test('pictures are drawn once more as large as a screen, and those that are large already are left', async () => {
  const place = {
    db: database.db,
    files,
    transaction: transactions(database, movableClock(now), async () => {}),
  }
  expect(await sharpenPictures(place, 2)).toBe(2)
  expect(await sharpenPictures(place, 1)).toBe(1)
  const large = (await database.db.select().from(picture)).filter(({ width }) => width === 1_600)
  expect(large.map(({ widths }) => widths.filter((width) => width === 1_600).length)).toEqual([1, 1, 1])
  for (const { id, height } of large) {
    expect(height).toBe(1_200)
    expect(await files.has(pictureFile(id, 1_600, 'avif'))).toBe(true)
  }
})

test('two months of people have passed by, and nobody opened a work from a list more often than they saw it', async () => {
  const memberId = (await findIdByUsername(database.db, 'tomas-rivera')) ?? ''
  const { points, total, services } = await findServiceAnalytics(database.db, memberId, { days: 30, now })
  expect(points.filter((point) => point.now.impressions > 0).length).toBeGreaterThanOrEqual(29)
  expect(total.now.views).toBeGreaterThan(0)
  expect(total.before.views).toBeGreaterThan(0)
  for (const one of services) {
    expect(one.now.opened).toBeLessThanOrEqual(one.now.impressions)
    expect(one.now.opened).toBeLessThanOrEqual(one.now.views)
  }
  expect(services.some(({ median }) => median !== null)).toBe(true)
})

test('every recommendation that somebody of the demo is shown says what is true', async () => {
  const works = await listNewest(database.db, 500)
  const tree = new Map((await listTree(database.db)).map(({ id, lineIds }) => [id, lineIds]))
  const search = {
    page: async ({ filters }: SearchQuery) => ({
      found: works
        .filter(({ categoryId }) => tree.get(categoryId ?? '')?.includes(filters.categoryId ?? ''))
        .map(({ id, quality }) => ({ id, why: { match: 1, foundIn: 'browse' as const, quality } })),
    }),
  }
  const checked = await checkAllReasons(database.db, search, now)
  expect(checked.false).toEqual([])
  expect(Math.min(checked.services, checked.projects, checked.people)).toBeGreaterThan(0)
})
