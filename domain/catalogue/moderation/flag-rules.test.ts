import { expect, test } from 'vitest'
import { flagsOf } from './flag-rules.ts'
import { emptyContent } from '../service-content.ts'

const whatIn = (description: string) =>
  flagsOf({ ...emptyContent, description }).map(({ what, found }) => `${what}: ${found}`)

test.each([
  ['Write to anna (at) example.org first', 'an e-mail address: anna (at) example.org'],
  ['Call +44 20 7946 0958 at any hour', 'a telephone number: +44 20 7946 0958'],
  ['Звоните 8 (495) 123-45-67 в любое время', 'a telephone number: 8 (495) 123-45-67'],
  ['Find me on Telegram, please', 'a messenger: Telegram'],
  ['Пишите в телеграме, отвечу сразу', 'a messenger: телеграме'],
  ['Можно заплатить мимо сайта и дешевле', 'payment elsewhere: мимо сайта'],
  ['Накрутка отзывов за день', 'a prohibited offer: Накрутка'],
  ['Fake reviews for your shop', 'a prohibited offer: Fake reviews'],
])('%s', (text, flag) => {
  expect(whatIn(text)).toEqual([flag])
})

test.each([
  'A signalling plan for a railway',
  'Заскайпиться не получится',
  'Prices from 120 to 350 in 14 days',
])('nothing to see in: %s', (text) => {
  expect(whatIn(text)).toEqual([])
})
