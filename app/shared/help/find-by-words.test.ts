import { afterAll, expect, test } from 'vitest'
import { findArticles } from '#domain/help/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { searchesOf } from '#domain/testing-search.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findByWords } from './find-by-words.server.ts'
import { suggestArticles } from './suggest-articles.server.ts'

const database = await testDatabase()
const grown: string[] = []
const openOwnSearch = await searchesOf(database)
const search = openOwnSearch((kind) => grown.push(kind))
afterAll(() => search.close())

test.each([
  ['when is my money cleared', 'when-can-i-withdraw'],
  ['how do I get a refund to my card', 'get-my-money-back'],
  ['change the due date', 'change-the-agreement'],
  ['leave a team', 'start-a-team'],
  ['I forgot my password', 'lost-access'],
  ['seller does not answer', 'late-or-silent'],
  ['how much commission do you take', 'what-it-costs'],
  ['delete account', 'delete-my-account'],
  ['where is my invoice', 'invoices-and-receipts'],
  ['why do you need my passport', 'identity-check'],
  ['cancel my PRO subscription', 'pro-plan'],
  ['stop e-mails', 'what-reaches-me'],
  ['chargebak', 'payment-trouble'],
])('“%s” finds its answer among the first three', async (question, slug) => {
  const { slugs } = await findByWords(search, question)
  expect(slugs.slice(0, 3)).toContain(slug)
})

test('a beginning of a title suggests the article', async () => {
  const suggested = await search.suggest('delete my acc', 10)
  const ids = suggested.flatMap((one) => (one.kind === 'article' ? [one.id] : []))
  expect(findArticles(ids).map(({ slug }) => slug)).toContain('delete-my-account')
})

test('before a question is sent it is shown articles, and what they say of it with their figures', async () => {
  const settings = await readSettings(database.db, new Date())
  const question = 'I was paid last week. When is my released money cleared and when can I withdraw it?'
  const { articles, answer } = await suggestArticles({ settings, search }, question)
  expect(articles.map(({ to }) => to)).toContain('/support/when-can-i-withdraw')
  expect(answer.map(({ to }) => to)).toContain('/support/when-can-i-withdraw')
  expect(JSON.stringify({ articles, answer })).not.toMatch(/\{\{|\*\*|\]\(/)
  expect(await suggestArticles({ settings, search }, 'a b')).toEqual({ articles: [], answer: [] })
})

test('articles come with the program: no index of them is built, and none is asked for', async () => {
  expect(await search.rebuild('article')).toBe(false)
  expect(grown).not.toContain('article')
})
