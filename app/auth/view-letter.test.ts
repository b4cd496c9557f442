import { expect, test } from 'vitest'
import { viewLetter } from './view-letter.ts'

test('an e-mail is read in lines, its link leads to us, and what stands under every e-mail is left out', () => {
  const text =
    'Verify it\n\nType this code: 123 456\n\nOpen:\nhttps://hall.test/auth?token=x\n\n-- \nHall\nhttps://hall.test'
  expect(viewLetter({ subject: 'Verify it', text }, 'https://hall.test')).toEqual({
    subject: 'Verify it',
    lines: [{ text: 'Type this code: 123 456' }, { text: 'Open:' }, { text: '', to: '/auth?token=x' }],
  })
})
