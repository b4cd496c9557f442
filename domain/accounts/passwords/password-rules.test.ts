import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { passwordProblem } from './password-rules.ts'

test('a long sentence of one’s own will do, in any script', () => {
  expect(passwordProblem('three geese on a pond')).toBeUndefined()
  expect(passwordProblem('три гуся на пруду')).toBeUndefined()
  expect(passwordProblem('guildhall-demo')).toBeUndefined()
})

test.each([
  ['nine12345', 'at least 10'],
  ['', 'at least 10'],
  ['x'.repeat(129), 'at most 128'],
  ['qwertyuiop', 'many people'],
  ['QWERTYuiop', 'many people'],
  ['password123', 'many people'],
  ['aaaaaaaaaaaa', 'different characters'],
  ['null\u0000byte-here', 'can’t be shown'],
])('%j is refused', (password, why) => {
  expect(passwordProblem(password)).toContain(why)
})

test('length is counted as people count, not in units of the language', () => {
  expect(passwordProblem('😀😁😂🤣😃')).toContain('at least 10')
  expect(passwordProblem('😀😁😂🤣😃😄😅😆😉😊')).toBeUndefined()
})

test('one’s own address or name is no password', () => {
  const owner = { email: 'Ilse.Brandt@example.org', username: 'ilse-brandt' }
  for (const password of ['ilse.brandt@example.org', 'ILSE.BRANDT', 'Ilse-Brandt'])
    expect(passwordProblem(password, owner)).toContain('e-mail address or username')
})

test('the words of the marketplace, in a row and with digits between, are no password', () => {
  for (const password of ['Guildhall2026!', 'admin-admin-1', 'guildhall_admin', '2026 Marketplace'])
    expect(passwordProblem(password)).toContain('own words')
  expect(passwordProblem('guildhall of the geese')).toBeUndefined()
})

test('the list holds thousands of breached passwords, and only what the length does not refuse already', () => {
  expect(commonPasswords.size).toBe(10_000)
  for (const password of commonPasswords) expect(password.length).toBeGreaterThanOrEqual(10)
})
