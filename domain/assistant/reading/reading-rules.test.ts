import { describe, expect, test } from 'vitest'
import { findBudget } from './find-budget.ts'
import { findLanguages } from './find-languages.ts'
import { findQuantities } from './find-quantities.ts'
import { findTime, timeAsOf } from './find-time.ts'
import { findWishes } from './find-wishes.ts'
import { makeTitle } from './make-title.ts'
import { openQuestions } from './open-questions.ts'
import { splitScope } from './split-scope.ts'
import { readingSchema } from '../input.ts'

/** A Tuesday. */
const now = new Date('2026-11-17T15:00:00Z')

describe('what somebody would pay', () => {
  test.each([
    ['up to $300', null, 30_000],
    ['my budget is 1,200 dollars', null, 120_000],
    ['between $200 and $400 for a film', 20_000, 40_000],
    ['$100-150', 10_000, 15_000],
    ['at least 500 USD', 50_000, null],
    ['We have $2k', null, 200_000],
    ['around 60 usd for an hour', null, 6_000],
    ['$1-2k', 100_000, 200_000],
    ['Under $99.50', null, 9_950],
    ['бюджет 200 долларов', null, 20_000],
  ])('“%s” is read', (text, minMinor, maxMinor) => {
    expect(findBudget(text, 'USD').budget).toEqual({ minMinor, maxMinor })
  })

  test.each([
    ['12 pages by 3 May'],
    ['300 EUR'],
    ['до 5000 рублей'],
    ['$5 per page'],
    ['20 dollars an hour'],
    ['iPhone 15'],
  ])('“%s” names no budget in dollars', (text) => {
    expect(findBudget(text, 'USD').budget).toBeNull()
  })

  test('amounts are in the currency of the marketplace, with as many digits as it has', () => {
    expect(findBudget('up to 300 EUR', 'EUR').budget).toEqual({ minMinor: null, maxMinor: 30_000 })
    expect(findBudget('budget 5000', 'JPY').budget).toEqual({ minMinor: null, maxMinor: 5_000 })
  })

  test('a long row of figures is read at once', () => {
    expect(findBudget('1 2 3 4 '.repeat(250), 'USD').budget).toBeNull()
    expect(findBudget('$'.repeat(2_000), 'USD').budget).toBeNull()
  })
})

describe('by when', () => {
  test.each([
    ['in two weeks', 14, null],
    ['within 10 days', 10, null],
    ['in 2-3 weeks', 21, null],
    ['in a month please', 30, null],
    ['by Friday', 3, '2026-11-20'],
    ['by 3 May', 167, '2027-05-03'],
    ['before December 5th', 18, '2026-12-05'],
    ['before Christmas', 37, '2026-12-24'],
    ['by the end of the month', 13, '2026-11-30'],
    ['ready 2026-12-01', 14, '2026-12-01'],
    ['this week', 5, '2026-11-22'],
    ['tomorrow morning', 1, '2026-11-18'],
    ['за неделю', 7, null],
    ['через 3 дня', 3, null],
    ['до 5 декабря', 18, '2026-12-05'],
    ['до пятницы', 3, '2026-11-20'],
  ])('“%s” is %i days', (text, days, deadline) => {
    expect(findTime(text, now)).toMatchObject({ days, deadline })
  })

  test('a day that was read earlier has come nearer, one that is over is nothing, and a span stays as it is', () => {
    const read = { days: 18, deadline: '2026-12-05' }
    expect(timeAsOf(read, new Date('2026-12-01T15:00:00Z'))).toEqual({ days: 4, deadline: '2026-12-05' })
    expect(timeAsOf(read, new Date('2026-12-06T08:00:00Z'))).toEqual({ days: null, deadline: null })
    expect(timeAsOf({ days: 7, deadline: null }, new Date('2027-12-06T08:00:00Z'))).toEqual({
      days: 7,
      deadline: null,
    })
  })

  test.each([['a two minute film'], ['my 70th birthday'], ['it broke 3 days ago'], ['31 February']])(
    '“%s” is no date',
    (text) => {
      expect(findTime(text, now).days).toBeNull()
    },
  )
})

test('what is counted is told with how many; money, time and years are not', () => {
  const told = (text: string) => findQuantities(text, []).map(({ count, what }) => `${count} ${what}`)
  expect(told('a 12-page contract and 30 photos of 5 candles')).toEqual(['12 page', '30 photos', '5 candles'])
  expect(told('80 страниц')).toEqual(['80 страниц'])
  expect(told('for 3 weeks, 10 years ago, a logo')).toEqual([])
})

test('a wish for price or time without a figure is told as it was said, and stands in no title or line', () => {
  const text = 'need a logo for our bakery, not expensive, soon. there is a name already'
  const { price, time } = findWishes(text)
  expect([price?.words, time?.words]).toEqual(['not expensive', 'soon'])
  const taken = [price, time].flatMap((wish) => (wish ? [wish.span] : []))
  expect(makeTitle(text, taken)).toBe('A logo for our bakery')
  expect(splitScope(text, taken).map((line) => line.text)).toEqual([
    'A logo for our bakery',
    'There is a name already',
  ])
  expect(findWishes('as soon as the shop opens, for an expensive cheapskate')).toEqual({
    price: null,
    time: null,
  })
})

test('languages are read where they are meant as such', () => {
  expect(findLanguages('translate from German into English')).toEqual(['de', 'en'])
  expect(findLanguages('с немецкого на русский')).toEqual(['de', 'ru'])
  expect(findLanguages('photos for a French bakery')).toEqual([])
})

test('a title says what it is about, without how it is asked', () => {
  expect(makeTitle('Hi there! I need a logo for my bakery, something warm', [])).toBe(
    'A logo for my bakery, something warm',
  )
  expect(makeTitle('looking for somebody who can edit our podcast', [])).toBe('Edit our podcast')
  expect(makeTitle('see https://evil.example/x for a landing page design', [])).not.toContain('http')
  expect(makeTitle('?', [])).not.toBe('')
})

test('the lines of a brief are the person’s own words, and say where they stand', () => {
  const text = 'Hello, I need a menu in two languages. The cups should match it. Budget is $300.'
  const money = findBudget(text, 'USD').spans
  const lines = splitScope(text, money)
  expect(lines.map((line) => line.text)).toEqual(['A menu in two languages', 'The cups should match it'])
  for (const { text: line, span } of lines)
    expect(text.slice(...(span ?? [0, 0])).toLowerCase()).toBe(line.toLowerCase())
})

test('a budget is asked for at amounts that were counted, each of which is understood as an answer', () => {
  const bins = [{ from: 0, to: 50_000, count: 9 }]
  const counted = {
    count: 9,
    least: 5_000,
    quarter: 12_000,
    middle: 14_050,
    threeQuarters: 180_000,
    most: 200_000,
  }
  const prices = { ...counted, bins, lowMinor: counted.quarter, highMinor: counted.threeQuarters }
  const known = { budget: null, days: null, categoryTitle: 'Logos', currency: 'USD' }
  const need = { text: 'a logo for my bakery', answers: [] }
  const asked = (given: Partial<Parameters<typeof openQuestions>[1]>) =>
    openQuestions(need, { ...known, prices, ...given }).find(({ id }) => id === 'budget')?.answers
  expect(asked({})).toEqual(['Up to $120', 'Up to $140.50', 'Up to $1,800'])
  const read = asked({})?.map((answer) => findBudget(answer, 'USD').budget?.maxMinor)
  expect(read).toEqual([12_000, 14_050, 180_000])
  expect(asked({ prices: null })).toBeUndefined()
  expect(asked({ budget: { minMinor: null, maxMinor: 9_000 } })).toBeUndefined()
})

test.each([
  ['a language without spaces', '小さなパン屋のロゴと、看板と包装紙を探しています、'.repeat(16)],
  ['a picture of two halves at the cut', `logo/shop${'🙏'.repeat(400)}`],
  ['a picture of two halves at the other cut', `logos/shop${'🙏'.repeat(400)}`],
  [
    'less than so many',
    'A shop with <50 products and a blog for it. Our logo is <b>bold</b>, <script and more',
  ],
  [
    'what only looks like an address',
    'Ewww. the old logo is bad, also see xhttps://evil.example for our menu',
  ],
  ['tags and nothing else', '<a href="some words here of ours"> </a>. <two words here>'],
  ['more than anybody counts', 'I need 99999999999 pages and 12 photos'],
])('whatever is written can be kept: %s', (_what, text) => {
  const { title, scope, quantities } = readingSchema.shape
  const lines = splitScope(text, [])
  expect(title.safeParse(makeTitle(text, [])).error).toBeUndefined()
  expect(scope.safeParse(lines).error).toBeUndefined()
  expect(quantities.safeParse(findQuantities(text, [])).error).toBeUndefined()
  expect([makeTitle(text, []), ...lines.map((line) => line.text)].every((one) => one.isWellFormed())).toBe(
    true,
  )
})

test('what is less than so many is told, and a long line ends between its words', () => {
  const [line] = splitScope('A shop with <50 products and a blog', [])
  expect(line?.text).toBe('A shop with <50 products and a blog')
  expect(findQuantities('99999999999 pages and 12 photos', [])).toMatchObject([{ count: 12 }])
  const [long] = splitScope(`a menu ${'of many dishes '.repeat(30)}`, [])
  expect(long?.text).toMatch(/^A menu of many .* (?:of|many|dishes)…$/)
})
