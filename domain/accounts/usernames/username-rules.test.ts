import { expect, test } from 'vitest'
import { tidyUsername, usernameProblem } from './username-rules.ts'

test('letters, digits, dashes and underscores make a name', () => {
  for (const name of ['ilse', 'tomas_rivera', 'a-1', 'x'.repeat(30), 'mal', 'teammate', 'helper'])
    expect(usernameProblem(name)).toBeUndefined()
})

test.each([
  ['ab', 'at least 3'],
  ['', 'at least 3'],
  ['x'.repeat(31), 'at most 30'],
  ['1lse', 'begin with a letter'],
  ['-ilse', 'begin with a letter'],
  ['ilse brandt', 'only a to z'],
  ['ilse.brandt', 'only a to z'],
  ["ilse'; drop table member", 'only a to z'],
  ['ilse\u0000', 'only a to z'],
  ['<b>ilse</b>', 'only a to z'],
])('%j is refused', (name, why) => {
  expect(usernameProblem(tidyUsername(name))).toContain(why)
})

test('letters of other scripts that look the same are refused', () => {
  // Cyrillic a and o, a full-width i, the Kelvin sign, a zero-width joiner, a dotless i.
  for (const name of ['аnna', 'bоris', 'ｉlse', '\u212Aofi', 'il\u200Dse', 'ılse'])
    expect(usernameProblem(tidyUsername(name))).toContain('only a to z')
})

test('capitals are written small', () => {
  expect(tidyUsername('  Ilse-Brandt ')).toBe('ilse-brandt')
})

test.each([
  'admin',
  'support',
  'search',
  'pricing',
  'user',
  'sign-in',
  'adm1n',
  'ad-min',
  'supp0rt',
  'he1p',
  'deleted-4f2a',
])('%s is kept for the marketplace', (name) =>
  expect(usernameProblem(name)).toContain('kept for the marketplace'),
)

test('nobody takes the marketplace’s own name', () => {
  expect(usernameProblem('harb0ur', 'Harbour')).toContain('kept')
  expect(usernameProblem('old_harbour', 'Old Harbour')).toContain('kept')
  expect(usernameProblem('harbourmaster', 'Harbour')).toBeUndefined()
})
