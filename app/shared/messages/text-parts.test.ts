import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('words stay words, whatever signs are in them', () => {
  const text = '<b>*bold*</b> [a](javascript:alert(1)) javascript:alert(1)'
  expect(textParts(text)).toEqual([{ kind: 'text', text }])
})

test('a link shows its host and ends before the sign that ends the sentence', () => {
  expect(textParts('See https://example.org/plan?x=1, please.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'example.org/plan?x=1', to: 'https://example.org/plan?x=1' },
    { kind: 'text', text: ', please.' },
  ])
})

test('a link that pretends to lead elsewhere shows where it leads, or is no link', () => {
  expect(textParts('https://bank.example@evil.example/a')).toMatchObject([{ kind: 'text' }])
  expect(textParts('https://аpple.com/')).toMatchObject([{ kind: 'link', text: 'xn--pple-43d.com' }])
})

test('code stands between two marks on one line', () => {
  expect(textParts('run `npm test` now')).toEqual([
    { kind: 'text', text: 'run ' },
    { kind: 'code', text: 'npm test' },
    { kind: 'text', text: ' now' },
  ])
})

test('five thousand signs of the same kind are read at once', () => {
  for (const sign of ['`', 'https://', '(', 'a'])
    expect(textParts(sign.repeat(5_000)).length).toBeGreaterThan(0)
})
