import { describe, expect, test } from 'vitest'
import { letter, type LetterParts } from './layout.ts'

const parts: LetterParts = {
  brandName: 'Guildhall',
  origin: 'https://guildhall.example',
  heading: 'Your delivery was accepted',
  paragraphs: ['Anna accepted “Logo in 3 days”.', 'You earn 90.00 USD.\nIt clears on 4 May.'],
  action: { label: 'Open the deal', url: 'https://guildhall.example/deals/1?a=1&b=2' },
  footnote: 'You get this letter because you sell on Guildhall.',
  unsubscribeUrl: 'https://guildhall.example/unsubscribe/abc',
}

test('the letter says the same in HTML and in plain text', () => {
  const { html, text } = letter(parts)
  for (const words of [
    'Guildhall',
    parts.heading,
    parts.paragraphs[0]!,
    'You earn 90.00 USD.',
    'Open the deal',
    parts.footnote!,
  ]) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(text).toContain('https://guildhall.example/deals/1?a=1&b=2')
  expect(html).toContain('href="https://guildhall.example/deals/1?a=1&amp;b=2"')
  expect(text).toContain('https://guildhall.example/unsubscribe/abc')
  expect(html).toContain('You earn 90.00 USD.<br>It clears')
})

test('what is left out leaves no trace', () => {
  const { html, text } = letter({
    brandName: 'G',
    origin: 'https://g.example',
    heading: 'Hello',
    paragraphs: ['One.'],
  })
  expect(html).not.toMatch(/undefined|Stop e-mails|Or open|<a class="action"/)
  expect(text).toBe('Hello\n\nOne.\n\n-- \nG\nhttps://g.example\n\n')
})

test('it has a language, a title, a heading, a dark look and no tables or pictures', () => {
  const { html } = letter(parts)
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('<title>Your delivery was accepted</title>')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).not.toMatch(/<(table|img|script|link)/)
})

test('a brand has its own colours in the light and in the dark look', () => {
  const { html } = letter({ ...parts, accents: { light: '#1f4fbf', dark: '#8db8ff' } })
  expect(html.match(/#1f4fbf/g)).toHaveLength(2)
  expect(html.match(/#8db8ff/g)).toHaveLength(2)
  expect(html).not.toMatch(/#0E6B4E|#4FC79B/i)
})

test('nothing but a colour gets into the style sheet', () => {
  const accents = { light: '#1f4fbf', dark: 'red}</style><script>' }
  expect(() => letter({ ...parts, accents })).toThrow(RangeError)
})

describe('words from people are only words', () => {
  const attack = `"><script>alert('x')</script>&amp;<b>`

  test.each(['brandName', 'heading', 'footnote'] as const)('in the %s', (field) => {
    expect(letter({ ...parts, [field]: attack }).html).not.toMatch(/<script|<b>|"><s|'x'/)
  })

  test('in paragraphs and on the button', () => {
    const { html, text } = letter({
      ...parts,
      paragraphs: [attack],
      action: { label: attack, url: parts.action!.url },
    })
    expect(html).not.toMatch(/<script|<b>|"><s|'x'/)
    expect(text).toContain(attack)
  })
})

test.each([
  'javascript:alert(1)',
  '/deals/1',
  'https://a.example/"onclick="x',
  'https://a.example/\nx',
  'data:text/html,x',
])('the link %j is refused', (url) => {
  expect(() => letter({ ...parts, action: { label: 'Open', url } })).toThrow(RangeError)
  expect(() => letter({ ...parts, unsubscribeUrl: url })).toThrow(RangeError)
  expect(() => letter({ ...parts, origin: url })).toThrow(RangeError)
})
