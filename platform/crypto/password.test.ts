import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a password is known again by its hash, and another is not', async () => {
  const hash = await hashPassword('a long enough password')
  expect(await verifyPassword('a long enough password', hash)).toBe(true)
  expect(await verifyPassword('a long enough passwore', hash)).toBe(false)
})

test('where there is no hash nothing is right', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('anything', undefined)).toBe(false)
})

test('the same letters composed otherwise are the same password', async () => {
  expect(await verifyPassword('cafe\u0301 du monde', await hashPassword('caf\u00e9 du monde'))).toBe(true)
})

test('a hash is argon2id as anyone else would make it', async () => {
  const [name, memory, passes, nonce, tag] = (await hashPassword('a long enough password')).split('$')
  const expected = argon2Sync('argon2id', {
    message: 'a long enough password',
    nonce: Buffer.from(nonce ?? '', 'base64url'),
    parallelism: 1,
    tagLength: 32,
    memory: Number(memory),
    passes: Number(passes),
  })
  expect([name, tag]).toEqual(['argon2id', expected.toString('base64url')])
})

test('many at once are each answered with their own', async () => {
  const passwords = Array.from({ length: 8 }, (_, index) => `password number ${index}`)
  const hashes = await Promise.all(passwords.map(hashPassword))
  const answers = await Promise.all(
    passwords.map((password, index) => verifyPassword(password, hashes[(index + 1) % 8])),
  )
  expect(answers).toEqual(passwords.map(() => false))
})
