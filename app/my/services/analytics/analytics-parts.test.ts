import { expect, test } from 'vitest'
import type { ServiceRow } from '#domain/analytics/index.ts'
import { zero } from '#platform/money/money.ts'
import { arrangeRows, ROWS_A_PAGE } from './arrange-rows.ts'
import { clickThroughOf, conversionOf, percentText, shareChange } from './click-through.ts'
import { readAnalyticsAsked } from './read-asked.ts'

const asked = (search: string) => readAnalyticsAsked(new URLSearchParams(search), false)

test('an address that makes no sense asks for what everyone is shown', () => {
  const usual = asked('')
  expect(usual).toEqual({
    days: 30,
    of: 'views',
    slug: undefined,
    words: '',
    state: undefined,
    sort: { by: 'views', descending: true },
    page: 1,
  })
  expect(asked('days=31&of=money&service=../x&state=draft&sort=--id&page=-4')).toEqual(usual)
})

test('an address says the period, the measure, the service and the order', () => {
  expect(asked('days=365&of=impressions&service=a-logo&q=+logo+&state=paused&sort=title&page=2')).toEqual({
    days: 365,
    of: 'impressions',
    slug: 'a-logo',
    words: 'logo',
    state: 'paused',
    sort: { by: 'title', descending: false },
    page: 2,
  })
})

test('a share of nothing is not a share', () => {
  expect(percentText(clickThroughOf({ impressions: 0, opened: 0 }))).toBe('–')
  expect(percentText(clickThroughOf({ impressions: 240, opened: 10 }))).toBe('4.2%')
  expect(percentText(conversionOf({ views: 0, orders: 1 }))).toBe('–')
  expect(percentText(conversionOf({ views: 80, orders: 3 }))).toBe('3.8%')
  expect(shareChange(4.2, 3)).toBe('+1.2 points')
  expect(shareChange(3, 4.2)).toBe('−1.2 points')
  expect(shareChange(3, null)).toBe('nothing to compare with')
})

const nothing = { impressions: 0, views: 0, opened: 0, favourites: 0, orders: 0, earnedMinor: zero }
const row = (title: string, views: number, given: Partial<ServiceRow> = {}): ServiceRow => ({
  id: title,
  slug: title,
  title,
  state: 'published',
  categoryId: null,
  now: { ...nothing, impressions: 100, views, opened: views, orders: 1 },
  before: nothing,
  median: null,
  ...given,
})
const titles = ({ rows }: { rows: ServiceRow[] }) => rows.map(({ title }) => title)

test('rows are found, sorted and paged', () => {
  const rows = [row('Maps', 3), row('Films', 9), row('Portraits', 5, { state: 'paused' })]
  expect(titles(arrangeRows(rows, asked('')))).toEqual(['Films', 'Portraits', 'Maps'])
  expect(titles(arrangeRows(rows, asked('sort=title')))).toEqual(['Films', 'Maps', 'Portraits'])
  expect(titles(arrangeRows(rows, asked('sort=click-through&state=published')))).toEqual(['Maps', 'Films'])
  expect(titles(arrangeRows(rows, asked('sort=-conversion')))).toEqual(['Maps', 'Portraits', 'Films'])
  expect(titles(arrangeRows(rows, asked('q=PORT')))).toEqual(['Portraits'])
  const many = Array.from({ length: ROWS_A_PAGE + 1 }, (_, index) => row(`Work ${index}`, index))
  expect(arrangeRows(many, asked('page=9'))).toMatchObject({ page: 2, pages: 2, found: ROWS_A_PAGE + 1 })
  expect(titles(arrangeRows(many, asked('page=2')))).toEqual(['Work 0'])
})
