import { expect, test } from 'vitest'
import { initialsOf, toneOf } from './initials.ts'

test('initials come from the first and the last word', () => {
  expect(initialsOf('Mirela Kovač', 2)).toBe('MK')
  expect(initialsOf('Élodie de la Martin', 2)).toBe('ÉM')
  expect(initialsOf('Юлия Орлова', 2)).toBe('ЮО')
})

test('one letter where there is room for one, and one word gives one', () => {
  expect(initialsOf('Mirela Kovač', 1)).toBe('M')
  expect(initialsOf('guildhall', 2)).toBe('G')
})

test('a name without letters still gets a sign', () => {
  expect(initialsOf('  ', 2)).toBe('?')
  expect(initialsOf('— Studio', 2)).toBe('S')
})

test('quotation marks and brackets are no letters', () => {
  expect(initialsOf('Анна Ли, студия «Мост»', 2)).toBe('АМ')
  expect(initialsOf('(Tomás) Rivera', 2)).toBe('TR')
})

test('a name keeps its colours', () => {
  expect(toneOf('Tomás Rivera')).toBe(toneOf('Tomás Rivera'))
})
