import { hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from './cipher.ts'
import type { Secret } from './secret.ts'

/** Encrypts what must be read again (an authenticator's secret, payout details) with a key made from SECRET. */
export type Seal = {
  close(text: string): string
  /** Throws where no secret that is given closed it. */
  open(sealed: string): string
  /** Whether the newest secret opens it: if not, it has to be closed anew before the others can go. */
  isCurrent(sealed: string): boolean
}

export function openSeal(secret: Secret, purpose: string): Seal {
  const [key, ...formerKeys] = secret.map((one) => keyOf(one, purpose)) as [Buffer, ...Buffer[]]
  return {
    close: (text) => closeText(key, text),
    open(sealed) {
      for (const former of formerKeys) {
        const text = tryDecrypt(former, sealed)
        if (text !== undefined) return text
      }
      return openText(key, sealed)
    },
    isCurrent: (sealed) => tryDecrypt(key, sealed) !== undefined,
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'guildhall', purpose, 32))
}

const closeText = (key: Buffer, text: string) => encrypt(key, Buffer.from(text)).toString('base64url')
const openText = (key: Buffer, sealed: string) =>
  decrypt(key, Buffer.from(sealed, 'base64url')).toString('utf8')

function tryDecrypt(key: Buffer, sealed: string): string | undefined {
  try {
    return openText(key, sealed)
  } catch {
    return undefined
  }
}
