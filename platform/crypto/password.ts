import { randomBytes, timingSafeEqual } from 'node:crypto'
import { openHashingThread } from './hashing-thread.ts'

/** OWASP's parameters for argon2id. */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32

const derive = openHashingThread({
  parallelism: 1,
  tagLength: TAG_BYTES,
  memory: MEMORY_KIB,
  passes: PASSES,
})

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive({ message: password.normalize('NFKC'), nonce })
  return `argon2id$${MEMORY_KIB}$${PASSES}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

const NOBODYS = Buffer.alloc(16, 7)

/** Takes as long where there is no such account or no password: an answer's time tells nothing. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, , , nonce, tag] = (hash ?? '').split('$')
  const derived = await derive({
    message: password.normalize('NFKC'),
    nonce: nonce ? Buffer.from(nonce, 'base64url') : NOBODYS,
  })
  const expected = tag ? Buffer.from(tag, 'base64url') : Buffer.alloc(TAG_BYTES)
  return timingSafeEqual(derived, expected) && Boolean(tag)
}
