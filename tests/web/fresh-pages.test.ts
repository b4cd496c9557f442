import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import {
  approveService,
  hasServices,
  pauseService,
  saveDraft,
  submitService,
} from '#domain/catalogue/index.ts'
import { editCategory, hideCategory, moveCategory } from '#domain/categories/index.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { openMarket, type Market, type MarketCategory } from '../server/market.ts'
import { cloneServedDatabase } from '../server/served-database.ts'
import { startWebProcess } from '../server/web-process.ts'

/** A second on a machine that has nothing else to do; a busy one is given time, yet far less than a page is kept for. */
const WITHIN = { interval: 20 }
const textOf = async (url: string) => (await fetch(url)).text()

async function hitsOf(origin: string): Promise<number> {
  const metrics = await textOf(`${origin}/metrics`)
  return Number(/page_cache_requests_total\{result="hit"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

/** Two processes over one database, and the market as a third one sees it. Each test has people and categories of its own. */
async function openServers() {
  const { adminUrl, template } = inject('postgres')
  const database = await cloneServedDatabase(adminUrl, template)
  const webs = [await startWebProcess(database.url), await startWebProcess(database.url, { JOBS: 'apart' })]
  const market = await openMarket(database.url)
  const everywhere = (path: string) => webs.map(({ origin }) => origin + path)
  return {
    market,
    everywhere,
    async close() {
      await market.close()
      for (const web of webs) await web.stop()
      await database.drop()
    },
    /** What was published a moment ago may still be on its way to a process, which keeps no page of it until then. */
    untilCached: async (...paths: string[]) => {
      await untilRulesAreAnnounced(market)
      for (const path of paths)
        for (const { origin } of webs) {
          const isCached = async () => {
            const before = await hitsOf(origin)
            await textOf(origin + path)
            return (await hitsOf(origin)) > before
          }
          await expect.poll(isCached, { interval: 50 }).toBe(true)
        }
    },
    expectCached: async (...paths: string[]) => {
      for (const path of paths)
        for (const { origin } of webs) {
          const before = await hitsOf(origin)
          await textOf(origin + path)
          expect(await hitsOf(origin), `${path} is kept`).toBe(before + 1)
        }
    },
    expectEverywhere: async (words: string, ...paths: string[]) => {
      for (const path of paths)
        for (const page of everywhere(path))
          await expect.poll(() => textOf(page), { ...WITHIN, message: path }).toContain(words)
    },
    expectNowhere: async (words: string, ...paths: string[]) => {
      for (const path of paths)
        for (const page of everywhere(path))
          await expect.poll(() => textOf(page), { ...WITHIN, message: path }).not.toContain(words)
    },
  }
}

/** Rules of the demo that took effect in the past are announced once more by their jobs, and every page shows rules. */
async function untilRulesAreAnnounced(market: Market): Promise<void> {
  const rulesToAnnounce = () =>
    market.transaction(async (tx) => {
      const { rows } = await tx.db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from jobs.job
          where name = 'settings.take-effect' and state < 'completed' and start_after <= now()`,
      )
      return rows[0]?.waiting
    })
  await expect.poll(rulesToAnnounce, { interval: 50, timeout: 30_000 }).toBe(0)
}

let servers: Awaited<ReturnType<typeof openServers>>

beforeAll(async () => {
  servers = await openServers()
  return () => servers.close()
}, 180_000)

test('a change of a service is on every page that shows it, at every process within a second, and nothing else is dropped', async () => {
  const { market, untilCached, expectCached, expectEverywhere, expectNowhere } = servers
  const [seller, rival] = [await market.addSeller('Mirela Kovač'), await market.addSeller('Teo Markovski')]
  const [marks, boats] = [await market.addCategory('Marks'), await market.addCategory('Boats')]
  const own = await market.publish(seller, { categoryId: marks.id, title: 'A mark for a bakery by the sea' })
  const beside = await market.publish(rival, { categoryId: marks.id, title: 'Labels for jars of plum jam' })
  const apart = await market.publish(rival, { categoryId: boats.id, title: 'A model of your own small boat' })
  const others = [`/services/${apart.slug}`, `/user/${rival.username}`, `/categories/${boats.path}`, '/about']
  await untilCached(`/services/${own.slug}`, `/services/${beside.slug}`, ...others)

  const content = await market.contentOf(seller, {
    categoryId: marks.id,
    title: 'A sign for a bakery by the sea',
  })
  await market.transaction(async (tx) => {
    await saveDraft(tx, seller, { serviceId: own.id, content, basedOn: null })
    await submitService(tx, seller, { serviceId: own.id }, market.given)
    await approveService(tx, operator, { serviceId: own.id, note: '' }, market.given)
  })
  await expectEverywhere(
    'A sign for a bakery by the sea',
    '/services/a-sign-for-a-bakery-by-the-sea',
    `/services/${own.slug}`,
    `/services/${beside.slug}`,
    `/categories/${marks.path}`,
    `/user/${seller.username}`,
    '/search?q=bakery',
  )
  await expectCached(...others)

  await market.transaction((tx) => pauseService(tx, seller, { serviceId: own.id }))
  await expectEverywhere('takes no orders for this now', '/services/a-sign-for-a-bakery-by-the-sea')
  await expectNowhere(
    'A sign for a bakery by the sea',
    `/services/${beside.slug}`,
    `/categories/${marks.path}`,
    `/user/${seller.username}`,
  )
  await expectCached(...others)
}, 180_000)

test('a category that is renamed, moved or hidden is so on every page that names it, and only there', async () => {
  const { market, untilCached, expectCached, expectEverywhere, expectNowhere, everywhere } = servers
  const seller = await market.addSeller('Mirela Kovač')
  const [print, film] = [await market.addCategory('Print'), await market.addCategory('Film')]
  const [marks, cards] = [await market.addCategory('Marks', print), await market.addCategory('Cards', print)]
  const [titles, cuts] = [await market.addCategory('Titles', film), await market.addCategory('Cuts', film)]
  const publish = (category: MarketCategory, title: string) =>
    market.publish(seller, { categoryId: category.id, title })
  const mark = await publish(marks, 'A mark for a bakery by the sea')
  const card = await publish(cards, 'Cards for a dinner of forty people')
  const title = await publish(titles, 'Titles for a film about mountains')
  const cut = await publish(cuts, 'A trailer from what you have filmed')
  const { slug } = await market.transaction((tx) => makeWork(tx, seller, { categoryId: marks.id }))
  const work = `/user/${seller.username}/portfolio/${slug}`
  const [ofMark, ofCard, ofTitle] = [mark, card, title].map((one) => `/services/${one.slug}`)
  const ofFilm = [`/categories/${film.path}`, `/categories/${titles.path}`, `/categories/${cuts.path}`]
  const inPrint = [`/categories/${print.path}`, `/categories/${cards.path}`]
  if (!ofMark || !ofCard || !ofTitle) throw new Error('Nothing was published')
  const profile = `/user/${seller.username}`
  const inSearch = `/search?q=bakery&category=${marks.path}`
  await untilCached(
    inSearch,
    ofMark,
    ofCard,
    ofTitle,
    work,
    profile,
    ...ofFilm,
    ...inPrint,
    `/categories/${marks.path}`,
  )

  const { description, icon } = marks
  const renamed = {
    categoryId: marks.id,
    title: 'Signs and marks',
    slug: marks.slug,
    description,
    icon,
    reason: 'Clearer',
  }
  await market.transaction((tx) => editCategory(tx, operator, renamed, market.given))
  const naming = ['/categories', `/categories/${marks.path}`, ...inPrint, ofMark, work, inSearch]
  await expectEverywhere('Signs and marks', ...naming)
  await expectCached(ofCard, ofTitle, profile, ...ofFilm)

  await untilCached(ofMark, ...inPrint)
  const moved = { categoryId: marks.id, parentId: film.id, reason: 'It is drawn for films' }
  await market.transaction((tx) => moveCategory(tx, operator, moved, { ...market.given, hasServices }))
  const newPath = `/categories/${film.slug}/${marks.slug}`
  await expectEverywhere(newPath, ...ofFilm, ofMark, '/categories')
  await expectNowhere(`${print.slug}/${marks.slug}`, ...inPrint, ofMark, '/categories')
  for (const page of everywhere(`/categories/${marks.path}`))
    await expect.poll(async () => new URL((await fetch(page)).url).pathname, WITHIN).toBe(newPath)
  await expectCached(ofCard, ofTitle, profile)

  await untilCached(...ofFilm, ofMark, `/services/${cut.slug}`)
  await market.transaction((tx) =>
    hideCategory(tx, operator, { categoryId: marks.id, isHidden: true, reason: 'For a while' }, market.given),
  )
  for (const page of everywhere(newPath))
    await expect.poll(async () => (await fetch(page)).status, WITHIN).toBe(404)
  await expectNowhere('Signs and marks', ...ofFilm, '/categories')
  await expectCached(ofCard, ofTitle, profile, `/services/${cut.slug}`)
}, 120_000)

test('a changed profile is on every page that names its member, and only there', async () => {
  const { market, untilCached, expectCached, expectEverywhere } = servers
  const [seller, rival] = [await market.addSeller('Mirela Kovač'), await market.addSeller('Teo Markovski')]
  const [marks, boats] = [await market.addCategory('Marks'), await market.addCategory('Boats')]
  const own = await market.publish(seller, { categoryId: marks.id, title: 'A mark for a bakery by the sea' })
  const beside = await market.publish(rival, { categoryId: marks.id, title: 'Labels for jars of plum jam' })
  const apart = await market.publish(rival, { categoryId: boats.id, title: 'A model of your own small boat' })
  const { slug } = await market.transaction((tx) => makeWork(tx, seller))
  const naming = [
    `/user/${seller.username}`,
    `/user/${seller.username}/portfolio`,
    `/user/${seller.username}/portfolio/${slug}`,
    `/services/${own.slug}`,
    `/services/${beside.slug}`,
    `/categories/${marks.path}`,
    '/search?q=bakery',
  ]
  const others = [
    `/services/${apart.slug}`,
    `/user/${rival.username}`,
    `/categories/${boats.path}`,
    '/categories',
  ]
  await untilCached(...naming, ...others)
  await market.changeName(seller, 'Mirela Kovač-Brandt')
  await expectEverywhere('Mirela Kovač-Brandt', ...naming)
  await expectCached(...others)
}, 180_000)
