import { expect, test } from 'vitest'
import { servedDatabaseUrl, openWeb } from '../server/web-test.ts'

/** What a page says, as it is read: without tags and the marks that React leaves between texts. */
async function wordsOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('a search of people says why each is here, and one without words says what it shows instead', async () => {
  const { origin } = await openWeb(await servedDatabaseUrl())
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
