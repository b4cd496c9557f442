import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test('an address of ours is kept with its query', () => {
  expect(localPath('/pricing?price=5#sum')).toBe('/pricing?price=5#sum')
})

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  null,
  '/\t/evil.example',
  'pricing',
  '/.//evil.example',
  '/x/..//evil.example',
])('%s leads nowhere but home', (given) => {
  expect(localPath(given)).toBe('/')
})
