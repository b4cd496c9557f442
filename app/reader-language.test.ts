import { expect, test } from 'vitest'
import { readerFromHeader } from './reader-language.ts'

test('a browser’s first language that search knows decides, English where it names none', () => {
  expect(readerFromHeader('ru-RU,ru;q=0.9,en;q=0.8')).toBe('ru')
  expect(readerFromHeader('en-GB,en;q=0.9,ru;q=0.8')).toBe('en')
  expect(readerFromHeader('de-DE,de;q=0.9,ru;q=0.5')).toBe('ru')
  expect(readerFromHeader('en;q=0.4, ru;q=0.8')).toBe('ru')
  expect(readerFromHeader('ru;q=0')).toBe('en')
  expect(readerFromHeader('de, fr')).toBe('en')
  expect(readerFromHeader('*;;=,,')).toBe('en')
  expect(readerFromHeader(undefined)).toBe('en')
})
