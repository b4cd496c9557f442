import { beforeAll, expect, inject, test } from 'vitest'
import { publishFromOutside } from '../server/publish-from-outside.ts'
import { cloneServedDatabase } from '../server/served-database.ts'
import { startWebProcess } from '../server/web-process.ts'

/** What a page says, as it is read: without tags and the marks that React leaves between texts. */
async function wordsOf(url: string, language = 'en'): Promise<string> {
  const html = await (await fetch(url, { headers: { 'Accept-Language': language } })).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

let origin: string

beforeAll(async () => {
  const { adminUrl, template } = inject('postgres')
  const database = await cloneServedDatabase(adminUrl, template)
  const offer = (title: string, seller: string, priceMinor: number, days = 5) => ({
    title,
    seller,
    priceMinor,
    days,
  })
  await publishFromOutside(database.url, { slug: 'kites', title: 'Kites' }, [
    offer('Kites sewn from silk for windy days', 'Wilhelmina Quist', 2_000),
    offer('Kites painted with birds and fishes', 'Oda Brandt', 4_000),
    offer('Kites repaired after a storm at sea', 'Per Holm', 40_000),
    offer('Kites for teams and their festivals', 'Ana Prado', 60_000),
    offer('Воздушные змеи kites на заказ', 'Wilhelmina Quist', 9_000),
  ])
  const web = await startWebProcess(database.url)
  origin = web.origin
  return async () => {
    await web.stop()
    await database.drop()
  }
})

test('a search of people says why each is here, and one without words says what it shows instead', async () => {
  const wordsAt = (query: string) => wordsOf(`${origin}/search?${query}`)

  const found = await wordsAt('q=tomas&in=people')
  expect(found).toContain('Why is this here?')
  expect(found).toMatch(/Words in title 1\.00 match .* Level 25% × 30%/)

  const everyone = await wordsAt('in=people')
  expect(everyone).toMatch(/^ \d+ people/)
  expect(everyone).not.toContain('Nothing fits')
  expect(everyone).not.toContain('Rules and pages')

  const signs = await wordsAt(`in=people&q=${encodeURIComponent('😀 !')}`)
  expect(signs).toMatch(/^ \d+ people “😀 !” has no word that can be looked for/)

  expect(await wordsAt('q=xqzwvvvkk')).toContain('Post a project instead')
})

test('a need is found though no service has all of its words, and wishes become filters', async () => {
  const wordsAt = (query: string, language?: string) =>
    wordsOf(`${origin}/search?${new URLSearchParams({ q: query })}`, language)

  const relaxed = await wordsAt('kites zumbafield')
  expect(relaxed).toContain('5 services for “kites”')
  expect(relaxed).toContain('Nothing has all of “kites zumbafield”. These have “kites”.')

  const cheap = await wordsAt('cheap kites')
  expect(cheap).toContain('3 services for “kites”')
  expect(cheap).toMatch(/“cheap”: up to \$\d+/)
  expect(cheap).not.toContain('teams and their festivals')

  const named = await wordsAt('wilhelmina quist')
  expect(named).toContain('Kites sewn from silk')

  const english = await wordsAt('kites')
  expect(english.indexOf('Воздушные')).toBeGreaterThan(english.indexOf('teams and their festivals'))
  expect(english).toContain('In Russian')
  const russian = await wordsAt('kites', 'ru-RU,ru;q=0.9')
  expect(russian.indexOf('Воздушные')).toBeLessThan(russian.indexOf('Kites sewn'))
  expect(russian).toContain('In English')
  expect(english).toContain('no reviews yet, the average is assumed')
})
