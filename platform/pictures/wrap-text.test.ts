import { expect, test } from 'vitest'
import { balanceText, fitText, wrapText } from './wrap-text.ts'

const letters = (text: string) => [...text].length

test('a text is broken between words, at the width given', () => {
  expect(wrapText('work is shown here and not hidden', 12, letters)).toEqual([
    'work is',
    'shown here',
    'and not',
    'hidden',
  ])
})

test('lines are made even, so that no short word is left alone', () => {
  expect(wrapText('one fee shown before the click', 26, letters)).toEqual([
    'one fee shown before the',
    'click',
  ])
  expect(balanceText('one fee shown before the click', 26, letters)).toEqual([
    'one fee shown',
    'before the click',
  ])
})

test('a long text is set smaller until it fits', () => {
  const measureAt = (size: number) => (text: string) => letters(text) * size
  expect(fitText('short', { width: 100, lines: 2, sizes: [10, 5] }, measureAt).size).toBe(10)
  expect(fitText('a somewhat longer text', { width: 100, lines: 2, sizes: [10, 5] }, measureAt).size).toBe(5)
})

test('a text that never fits ends in an ellipsis', () => {
  const measureAt = (size: number) => (text: string) => letters(text) * size
  const { lines } = fitText(
    'many words that go on and on without end',
    { width: 10, lines: 2, sizes: [1] },
    measureAt,
  )
  expect(lines).toEqual(['many words', 'that go o…'])
  expect(fitText('Donaudampfschifffahrt', { width: 10, lines: 1, sizes: [1] }, measureAt).lines).toEqual([
    'Donaudamp…',
  ])
})
