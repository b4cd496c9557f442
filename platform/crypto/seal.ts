import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from './secret.ts'

/** Encrypts what must be read again (an authenticator's secret, payout details) with a key made from SECRET. */
export type Seal = {
  close(text: string): string
  /** Throws where no secret that is given closed it. */
  open(sealed: string): string
  /** Whether the newest secret opens it: if not, it has to be closed anew before the others can go. */
  isCurrent(sealed: string): boolean
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function openSeal(secret: Secret, purpose: string): Seal {
  const [key, ...formerKeys] = secret.map((one) => keyOf(one, purpose)) as [Buffer, ...Buffer[]]
  return {
    close: (text) => encrypt(key, text),
    open(sealed) {
      for (const former of formerKeys) {
        const text = tryDecrypt(former, sealed)
        if (text !== undefined) return text
      }
      return decrypt(key, sealed)
    },
    isCurrent: (sealed) => tryDecrypt(key, sealed) !== undefined,
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'guildhall', purpose, 32))
}

function encrypt(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

function decrypt(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

function tryDecrypt(key: Buffer, sealed: string): string | undefined {
  try {
    return decrypt(key, sealed)
  } catch {
    return undefined
  }
}
