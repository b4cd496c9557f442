import { expect, test } from 'vitest'
import { disputesInWords } from './disputes-in-words.ts'

test('outcomes of disputes are one line', () => {
  const none = { released: 0, refunded: 0, split: 0, withdrawn: 0 }
  expect(disputesInWords(none, 90)).toBe('No dispute has ended in the last 90 days.')
  expect(disputesInWords({ released: 1, refunded: 2, split: 3, withdrawn: 0 }, 90)).toBe(
    '6 disputes ended in the last 90 days: 1 released to the seller, 2 refunded to the buyer, 3 split, 0 withdrawn.',
  )
})
