import { beforeAll, expect, test } from 'vitest'
import type { CachedEdge } from '#app/edge.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { openAssistant, readWaiting } from '#domain/assistant/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Meaning, MeaningState } from '#platform/meaning/meaning.ts'
import { DIMENSIONS, quantise } from '#platform/meaning/vector.ts'
import { loadNearest } from './load-nearest.server.ts'
import { readSearch } from './read-search.ts'

const { db, transaction } = await testDatabase({ react: realReactions() })
const settings = await readSettings(db, new Date())
const published: string[] = []

/** Everything about animals points one way, the rest another. */
const meant = (text: string) =>
  quantise(
    Array.from({ length: DIMENSIONS }, (_, at) => (at === (/dog|hound|puppy/i.test(text) ? 0 : 1) ? 1 : 0)),
  )
let [state, isLate]: [MeaningState, boolean] = ['on', false]
const meaning: Meaning = {
  model: 'by hand',
  isOff: false,
  embed: (texts) =>
    isLate ? new Promise(() => {}) : Promise.resolve(state === 'on' ? texts.map(meant) : undefined),
  describe: () => ({ state, since: new Date() }),
  close: () => {},
}
const search = {
  page: async () => ({
    found: published.map((id) => ({ id, why: { match: 1, foundIn: 'browse' as const, quality: 0.5 } })),
  }),
}
const assistant = openAssistant({ db, clock: systemClock, meaning, search })

beforeAll(async () => {
  await transaction(async (tx) => {
    const { id: categoryId } = await makeCategory(tx, { title: 'Drawings' })
    for (const title of ['A portrait of your dog in ink', 'A plan of your garden in ink']) {
      const seller = actorOf(await makeMember(tx))
      const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A sheet' }]
      published.push(
        (await publishSome(tx, seller, someContent({ categoryId, title, gallery }), settings)).id,
      )
    }
  })
  await readWaiting({ assistant, transaction, now: new Date() })
})

const nothing = { found: [], relaxed: undefined }

async function ask(query: string, found: { count: number; ids?: string[] } = { count: 0 }) {
  const url = new URL(`https://hall.test/search?${query}`)
  const page = { tags: new Set<string>(), keep: true }
  const edge = { db, assistant, page, settings, clock: systemClock, url } as unknown as CachedEdge
  const works = await loadNearest(edge, readSearch(url, settings, []), {
    found: nothing,
    count: found.count,
    hidden: new Set(),
  })
  return { titles: works.map(({ title }) => title), page }
}

test('where nothing has the words, what means the same is shown, and nothing is filled up', async () => {
  const { titles, page } = await ask('q=sketch+of+a+puppy')
  expect(titles).toEqual(['A portrait of your dog in ink'])
  expect(page.keep).toBe(true)
  expect([...page.tags]).toContain(`service:${published[0]}`)
})

test('where enough has the words, or they are meant exactly, or narrowed otherwise, nothing is asked', async () => {
  expect((await ask('q=puppy', { count: 3 })).titles).toEqual([])
  expect((await ask('q=puppy&exact=1')).titles).toEqual([])
  expect((await ask('q=puppy&rating=4')).titles).toEqual([])
  expect((await ask('q=puppy&page=2')).titles).toEqual([])
})

test('a model that is late or starting leaves the page as it was, and that page is not kept for others', async () => {
  isLate = true
  const late = await ask('q=puppy')
  expect([late.titles, late.page.keep]).toEqual([[], false])
  isLate = false
  state = 'starting'
  expect((await ask('q=puppy')).page.keep).toBe(false)
  state = 'off'
  const off = await ask('q=puppy')
  expect([off.titles, off.page.keep]).toEqual([[], true])
  state = 'on'
})
