import { expect, test } from 'vitest'
import { judgePassword } from './password-strength.ts'

const levelOf = (password: string, names: string[] = []) => judgePassword(password, names).level

test('a few words in a row are strong', () => {
  expect(levelOf('three geese on a pond in May')).toBe(3)
  expect(levelOf('three geese on a pond')).toBe(2)
  expect(levelOf('гуси на пруду в мае 1974')).toBe(3)
})

test('what is too short says by how much', () => {
  expect(judgePassword('geese').words).toContain('5 more')
  expect(levelOf('')).toBe(0)
})

test.each(['1234567890', 'qwertyuiop', 'aaaaaaaaaaaaaaaa', 'abcdefghijkl', 'qwertyuiopasdfghjkl'])(
  '%s is easy to guess',
  (password) => expect(levelOf(password)).toBe(0),
)

test('one’s own name makes it weaker', () => {
  expect(levelOf('ilse-brandt-74', ['ilse-brandt'])).toBeLessThan(levelOf('ilse-brandt-74'))
})

test('more characters are never weaker', () => {
  expect(levelOf('pond geese may')).toBeLessThanOrEqual(levelOf('pond geese may, all of them'))
})
