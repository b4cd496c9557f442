import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser that takes push messages, as it gave them: base64url. */
export type PushKeys = { p256dh: string; auth: string }

const RECORD_BYTES = 4_096
const TAG_BYTES = 16

/**
 * One push message for one browser (RFC 8291): its own key is agreed with that of the browser, so that the push service carries it
 * without reading it. The body is one record of `aes128gcm` (RFC 8188).
 */
export function encryptPush(text: string, { p256dh, auth }: PushKeys): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const own = createECDH('prime256v1')
  const ownKey = own.generateKeys()
  const shared = own.computeSecret(browserKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const material = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const salt = randomBytes(16)
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12)
  // The only record is the last one, which 2 says; nothing is padded, since messages say only who and what kind.
  const plain = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.from([2])])
  if (plain.length + TAG_BYTES > RECORD_BYTES - 86) throw new RangeError('A push message has to be short')
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, body])
}

function derive(material: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length))
}

/** Whether a browser's keys are a point of the curve and a secret of the right length. */
export function areKeysGood({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
