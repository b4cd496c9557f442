import { expect, test } from 'vitest'
import { openTextCache } from './text-cache.ts'

const never = () => {
  throw new Error('It is there')
}

test('a text is made once', () => {
  const texts = openTextCache(100)
  expect(texts.find('one', () => 'first')).toBe('first')
  expect(texts.find('one', never)).toBe('first')
})

test('those that were not asked for make room', () => {
  const texts = openTextCache(30)
  texts.find('one', () => '1234567890')
  texts.find('two', () => '1234567890')
  texts.find('one', never)
  texts.find('three', () => '1234567890')
  expect(texts.find('one', never)).toBe('1234567890')
  expect(texts.find('two', () => 'anew')).toBe('anew')
})

test('a text that is longer than all there is room for is given out, and not kept', () => {
  const texts = openTextCache(5)
  expect(texts.find('long', () => '1234567890')).toBe('1234567890')
  expect(texts.find('long', () => 'anew')).toBe('anew')
})

test('one that could not be made is made when it is next asked for', () => {
  const texts = openTextCache(100)
  expect(() => texts.find('one', never)).toThrow('It is there')
  expect(texts.find('one', () => 'made')).toBe('made')
})
