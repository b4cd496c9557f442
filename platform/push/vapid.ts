import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** By which push services know who sends: the public key as browsers want it, the private one as RFC 8292 writes it. */
export type VapidKeys = { publicKey: string; privateKey: string }

const GOOD_FOR_SECONDS = 12 * 3_600

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // A number may begin with zeros, which are part of the key.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

/** The header that proves to one push service that a message is from us. `contact` is where its operator finds ours. */
export function vapidHeader(keys: VapidKeys, endpoint: string, contact: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + GOOD_FOR_SECONDS
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: contact }
  const words = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const key = createPrivateKey({ key: jwkOf(keys), format: 'jwk' })
  const signature = sign('sha256', Buffer.from(words), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${words}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

/** Whether two keys that somebody gave belong together. */
export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    return publicKeyOf(privateKey) === publicKey
  } catch {
    return false
  }
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

function jwkOf({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  return {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
