import { expect, test } from 'vitest'
import { openSeal } from './seal.ts'
import { isSigned, sign } from './sign.ts'

const former = 'the secret that was used until now'
const newest = 'the secret that is used from now on'

test('what is sealed comes back, and nothing of it can be read in what is kept', () => {
  const seal = openSeal([newest], 'tests')
  const sealed = seal.close('DE89 3704 0044 0532 0130 00')
  expect(seal.open(sealed)).toBe('DE89 3704 0044 0532 0130 00')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('DE89')
  expect(seal.close('the same')).not.toBe(seal.close('the same'))
})

test('another secret, another purpose and a changed character open nothing', () => {
  const sealed = openSeal([newest], 'tests').close('words')
  expect(() => openSeal([former], 'tests').open(sealed)).toThrow()
  expect(() => openSeal([newest], 'other tests').open(sealed)).toThrow()
  expect(() =>
    openSeal([newest], 'tests').open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`),
  ).toThrow()
})

test('while the secret is changed both open, and only the new one closes', () => {
  const before = openSeal([former], 'tests').close('words')
  const changing = openSeal([newest, former], 'tests')
  expect(changing.open(before)).toBe('words')
  expect(changing.isCurrent(before)).toBe(false)
  const after = changing.close('words')
  expect(changing.isCurrent(after)).toBe(true)
  expect(openSeal([newest], 'tests').open(after)).toBe('words')
  expect(() => openSeal([former], 'tests').open(after)).toThrow()
})

test('a link that was signed before the change is still good, and one by a stranger never is', () => {
  const before = sign([former], 'export 1')
  expect(isSigned([newest, former], 'export 1', before)).toBe(true)
  expect(isSigned([newest, former], 'export 1', sign([newest], 'export 1'))).toBe(true)
  expect(isSigned([newest, former], 'export 2', before)).toBe(false)
  expect(isSigned([newest], 'export 1', before)).toBe(false)
  expect(isSigned([newest, former], 'export 1', sign(['a stranger’s secret'], 'export 1'))).toBe(false)
})
