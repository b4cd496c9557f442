import { expect, test } from 'vitest'
import { around } from './around.ts'

test('what was found near the beginning is shown from there', () => {
  expect(around('Then I need to touch it.', ['touch'])).toBe('Then I need to touch it.')
})

test('what stands further on is shown with the whole words before it', () => {
  const text = 'Did you wash the glass? Ours come off when the jars are washed.'
  expect(around(text, ['jars'])).toBe('… Ours come off when the jars are washed.')
})

test('a word that begins where one looks from is whole, and is kept', () => {
  expect(around(`${'a'.repeat(9)} ${'b'.repeat(23)} here`, ['here'])).toBe(`… ${'b'.repeat(23)} here`)
})

test('where nothing but one long word stands before it, it begins with what was found', () => {
  expect(around(`${'a'.repeat(40)}needle in it`, ['needle'])).toBe('… needle in it')
})

test('a long message is cut, and never in the middle of a sign', () => {
  const shown = around(`needle ${'🧵'.repeat(100)}`, ['needle'])
  expect(shown.isWellFormed()).toBe(true)
  expect(shown.length).toBe(110)
})
