import { expect, test } from 'vitest'
import { minorAsDecimal } from './minor-as-decimal.ts'
import { serviceData } from './service-data.ts'
import type { ServiceView } from './service-view.ts'

const view = {
  slug: 'a-mark',
  title: 'A mark',
  description: 'Drawn **by hand**.',
  currency: 'USD',
  shown: { as: 'open' },
  orderId: 'a-mark',
  rating: null,
  slides: [],
  trail: [{ label: 'Design', to: '/categories/design' }],
  seller: { name: 'Mirela', username: 'mirela' },
  offer: { extras: [], packages: [{ priceMinor: 18_000 }, { priceMinor: 134_050 }] },
} as unknown as ServiceView
const teller = { siteOrigin: 'https://hall.test', isTeam: false }

test('offers span the packages, and without reviews there is no rating', () => {
  const data = serviceData(view, teller)
  expect(data).toMatchObject({
    '@type': 'Product',
    description: 'Drawn by hand.',
    offers: { lowPrice: '180.00', highPrice: '1340.50', offerCount: 2, priceCurrency: 'USD' },
  })
  expect(data).not.toHaveProperty('aggregateRating')
})

test('a rating that exists is told', () => {
  const rated = { ...view, rating: { value: 4.875, count: 8 } }
  expect(serviceData(rated, teller)).toMatchObject({
    aggregateRating: { ratingValue: '4.88', reviewCount: 8 },
  })
})

test('what can be ordered is in stock; paused, or with a seller whose places are taken, it is not', () => {
  const stockOf = (shown: Partial<ServiceView>) =>
    serviceData({ ...view, ...shown }, teller).offers.availability
  expect(stockOf({})).toBe('https://schema.org/InStock')
  expect(stockOf({ orderId: undefined })).toBe('https://schema.org/OutOfStock')
  expect(stockOf({ shown: { as: 'paused' }, orderId: undefined })).toBe('https://schema.org/OutOfStock')
})

test('a person sells as a person, a team as an organization', () => {
  const sellerOf = (isTeam: boolean) => serviceData(view, { ...teller, isTeam }).offers.seller['@type']
  expect([sellerOf(false), sellerOf(true)]).toEqual(['Person', 'Organization'])
})

test('amounts are written for programs whatever the currency has after its point', () => {
  expect(minorAsDecimal(1_234_567, 'USD')).toBe('12345.67')
  expect(minorAsDecimal(1_234_567, 'JPY')).toBe('1234567')
})
