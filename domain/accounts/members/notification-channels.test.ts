import { expect, test } from 'vitest'
import { choicesFrom, isChannelOn, notificationKinds } from './notification-channels.ts'

/** What the product promises: in the product, by e-mail, by push. */
const PROMISED = {
  deals: ['always', 'on', 'on'],
  messages: ['counted', 'on', 'on'],
  proposals: ['always', 'on', 'off'],
  reviews: ['always', 'on', 'off'],
  teams: ['always', 'on', 'off'],
  money: ['always', 'always', 'on'],
  security: ['always', 'always', 'on'],
  moderation: ['always', 'always', 'off'],
  support: ['always', 'on', 'on'],
  // Changes of the rules come by e-mail whatever is chosen: the terms promise it.
  product: ['on', 'off', 'off'],
}

test('every kind comes by the ways that the product promises', () => {
  const table = notificationKinds.map(({ kind, product, email, push }) => [kind, [product, email, push]])
  expect(Object.fromEntries(table)).toEqual(PROMISED)
})

test('what is not ticked is off unless it always comes', () => {
  const chosen = choicesFrom([])
  expect(isChannelOn(chosen, 'support', 'email')).toBe(false)
  expect(isChannelOn(chosen, 'deals', 'email')).toBe(false)
  expect(isChannelOn(chosen, 'messages', 'product')).toBe(true)
})
