import { expect, test } from 'vitest'
import { readWishes } from './read-wishes.ts'

test('words of price, speed and quality are wishes, and the rest must be found', () => {
  expect(readWishes('cheap video editing')).toEqual({
    words: 'video editing',
    wishes: [{ kind: 'price', word: 'cheap' }],
  })
  expect(readWishes('Top rated voice over')).toEqual({
    words: 'voice over',
    wishes: [{ kind: 'rating', word: 'Top rated' }],
  })
  expect(readWishes('logo on a budget').words).toBe('logo')
})

test('several wishes are read at once, each kind once, and what joined them goes too', () => {
  expect(readWishes('cheap and fast podcast editing')).toEqual({
    words: 'podcast editing',
    wishes: [
      { kind: 'price', word: 'cheap' },
      { kind: 'days', word: 'fast' },
    ],
  })
  expect(readWishes('best great logo').wishes).toHaveLength(1)
})

test('the same in Russian, in every form of the word', () => {
  expect(readWishes('недорогой сайт')).toMatchObject({ words: 'сайт', wishes: [{ kind: 'price' }] })
  expect(readWishes('Срочно перевод')).toMatchObject({ words: 'перевод', wishes: [{ kind: 'days' }] })
  expect(readWishes('лучшие логотипы')).toMatchObject({ words: 'логотипы', wishes: [{ kind: 'rating' }] })
})

test('where the word is part of the thing, it must be found', () => {
  expect(readWishes('best man speech')).toEqual({ words: 'best man speech', wishes: [] })
  expect(readWishes('fast food menu').wishes).toEqual([])
  expect(readWishes('breakfast menu').wishes).toEqual([])
})

test('a wish alone leaves nothing to find', () => {
  expect(readWishes('cheap')).toEqual({ words: '', wishes: [{ kind: 'price', word: 'cheap' }] })
  expect(readWishes('')).toEqual({ words: '', wishes: [] })
})
