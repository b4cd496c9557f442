import { expect, test } from 'vitest'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { PageContext } from '#app/page-context.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { currentBrand, requestedBrand, shownBrand } from './sign-in-brand.ts'

const quay = {
  slug: 'quay',
  name: 'Quayside',
  accentLight: '#1f4fbf',
  accentDark: '#8db8ff',
  logoUrl: '',
  mailFrom: '',
}
const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const settings = { ...initial, marketplaceName: 'Harbour', brands: [quay] }

test('without a brand in the address it is the marketplace’s own door', () => {
  expect(shownBrand(requestedBrand({ params: {}, settings }), 'n0nce')).toEqual({
    slug: 'default',
    name: 'Harbour',
    logoUrl: undefined,
    colours: undefined,
    screens: { login: '/my/login', register: '/my/register', forgot: '/my/forgot' },
    nonce: 'n0nce',
  })
})

test('a brand has its name, its colours and addresses of its own', () => {
  expect(shownBrand(requestedBrand({ params: { brand: '@quay' }, settings }), 'n0nce')).toMatchObject({
    name: 'Quayside',
    colours: { light: '#1f4fbf', dark: '#8db8ff' },
    screens: { login: '/@quay/login' },
  })
})

test('a screen that brands share has the look of the way through it, else of who is signed in', () => {
  const at = (address: string, brand?: string) =>
    currentBrand({
      url: new URL(address, 'https://harbour.test'),
      page: { viewer: brand === undefined ? undefined : { brand } } as PageContext,
      settings,
    }).slug
  expect(at('/my/otp')).toBe('default')
  expect(at('/my/otp?brand=quay')).toBe('quay')
  expect(at('/my/otp?brand=nobody')).toBe('default')
  expect(at('/auth/email/verify', 'quay')).toBe('quay')
  expect(at('/auth/email/verify', 'gone')).toBe('default')
})

test.each(['quay', '@', '@nobody', '@default', '@QUAY', '@../my', ''])('%j is no door', (brand) => {
  expect(() => requestedBrand({ params: { brand }, settings }), 'n0nce').toThrow(NotFound)
})
