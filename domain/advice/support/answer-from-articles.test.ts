import { expect, test } from 'vitest'
import { articles } from '#domain/help/index.ts'
import { answerFromArticles } from './answer-from-articles.ts'

const named = (...slugs: string[]) => articles.filter(({ slug }) => slugs.includes(slug))

test('an answer is made of sentences that stand in the articles, each with where it is from', () => {
  const read = named('when-can-i-withdraw', 'ask-for-a-payout')
  const parts = answerFromArticles('Why is my released money still clearing? When can I withdraw it?', read)
  expect(parts[0]).toMatchObject({ slug: 'when-can-i-withdraw', title: 'When can I withdraw what I earned?' })
  expect(parts.length).toBeLessThanOrEqual(3)
  for (const { slug, text } of parts) {
    const article = read.find((one) => one.slug === slug)
    const words = `${article?.summary}\n${article?.body}`.replace(/[*_]/g, '')
    expect(words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toContain(text)
  }
})

test('what no article speaks of is not answered', () => {
  const read = named('when-can-i-withdraw', 'pro-plan')
  expect(answerFromArticles('My cat sleeps on the keyboard and the cactus blooms', read)).toEqual([])
  expect(answerFromArticles('', read)).toEqual([])
})

test('a question without end is read only so far', () => {
  const parts = answerFromArticles('withdraw clearing money '.repeat(100_000), named('when-can-i-withdraw'))
  expect(parts.length).toBeGreaterThan(0)
})
