import { describe, expect, test } from 'vitest'
import { makeDictionary, wordsBeginning } from './dictionary.ts'
import { foldText, splitWords } from './fold-words.ts'
import { countSlips, openSpelling } from './spelling.ts'
import { expandSynonyms } from './synonym-groups.ts'

test('texts fold to one form', () => {
  expect(foldText('Ёлка, Йогурт, ÀÉÎ, Straße, Łódź')).toBe('елка, йогурт, aei, strasse, lodz')
})

test('words are letters and digits; addresses and possessives are none', () => {
  expect(splitWords('The seller’s C++ & C# apps: node.js (3D), see https://example.org/x')).toEqual([
    'the',
    'seller',
    'c++',
    'c#',
    'apps',
    'node',
    'js',
    '3d',
    'see',
  ])
  expect(splitWords(`don't ${'a'.repeat(99)}`)).toEqual(['dont', 'a'.repeat(40)])
})

test.each([
  ['logo', 'logo', 0],
  ['logo', 'lgoo', 1],
  ['logo', 'log', 1],
  ['logo', 'loogo', 1],
  ['design', 'dezign', 1],
  ['kitten', 'sitting', 3],
])('between %s and %s there are %i slips', (one, other, slips) => {
  expect(countSlips(one, other, 5)).toBe(slips)
})

describe('spelling', () => {
  const { mend } = openSpelling(
    makeDictionary(
      new Map([
        ['design', 90],
        ['designer', 40],
        ['resign', 3],
        ['логотип', 20],
      ]),
    ),
  )
  const mended = (word: string) => mend(word)?.word

  test('goes to the nearest word, and of equally near ones to the more used', () => {
    expect(mended('desing')).toBe('design')
    expect(mended('besign')).toBe('design')
    expect(mended('логотп')).toBe('логотип')
  })

  test('leaves short words, numbers and words like none alone', () => {
    expect(mended('des')).toBeUndefined()
    expect(mended('desig1')).toBeUndefined()
    expect(mended('accordion')).toBeUndefined()
  })
})

test('words that begin so come most used first', () => {
  const counts: [string, number][] = [
    ['logic', 5],
    ['logo', 9],
    ['log', 1],
    ['lot', 99],
    ['logs', 7],
  ]
  expect(wordsBeginning(makeDictionary(new Map(counts)), 'log', 3)).toEqual(['logo', 'logs', 'logic'])
})

test('of phrases that mean the same the longest that fits is taken', () => {
  const typed = ['user', 'interfac', 'kit'].map((stem) => ({ word: stem, stem }))
  expect(
    expandSynonyms(typed, [
      [['ui'], ['user', 'interfac']],
      [['user'], ['client']],
    ]),
  ).toEqual([
    { words: ['user', 'interfac'], alternatives: [['user', 'interfac'], ['ui']] },
    { words: ['kit'], alternatives: [['kit']] },
  ])
})
