import { expect, test } from 'vitest'
import { readLink } from './link-rules.ts'

test.each([
  ['/pricing', '/pricing', null],
  ['/search?q=logo#top', '/search?q=logo#top', null],
  ['https://example.org/a?b=1', 'https://example.org/a?b=1', 'example.org'],
  ['HTTPS://Example.org', 'https://example.org/', 'example.org'],
])('%s leads somewhere', (typed, to, host) => {
  expect(readLink(typed)).toEqual({ to, host })
})

test.each([
  '',
  'pricing',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/\tjavascript:alert(1)//',
  'data:text/html,hello',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://good.example@evil.example/',
  'https://localhost/',
  'http://example.org/',
  'https://exa mple.org/',
  'https://example.org/\u202e',
  'ftp://example.org/',
])('%j is no address of a banner', (typed) => {
  expect(readLink(typed)).toBeUndefined()
})
