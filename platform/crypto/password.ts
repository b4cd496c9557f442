import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters for argon2id. */
const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32
/** One at a time: a rush of sign-ins may take a core, never both, so that pages go on being served. */
const AT_ONCE = 1

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  const parameters = {
    message: password.normalize('NFKC'),
    nonce,
    parallelism: 1,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  }
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
      }),
  )
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce)
  return `argon2id$${MEMORY_KIB}$${PASSES}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

const NOBODYS = Buffer.alloc(16, 7)

/** Takes as long where there is no such account or no password: an answer's time tells nothing. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, , , nonce, tag] = (hash ?? '').split('$')
  const derived = await derive(password, nonce ? Buffer.from(nonce, 'base64url') : NOBODYS)
  const expected = tag ? Buffer.from(tag, 'base64url') : Buffer.alloc(TAG_BYTES)
  return timingSafeEqual(derived, expected) && Boolean(tag)
}
