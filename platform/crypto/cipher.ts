import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Bytes that only this key opens: a nonce, a tag by which a change is noticed, and the rest. */
export function encrypt(key: Buffer, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...body])
}

/** Throws where another key closed it, or a byte was changed. */
export function decrypt(key: Buffer, closed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, closed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(closed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(closed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
