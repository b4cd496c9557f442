import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskeyQuestion } from './ask-new-passkey.ts'
import type { PasskeyQuestion } from './ask-passkey.ts'
import type { NewPasskeyAnswer, PasskeyAnswer } from './passkey-input.ts'

/** What a browser and a device would say instead of the truth. */
type Lies = {
  origin?: string
  rpId?: string
  challenge?: string
  crossOrigin?: boolean
  type?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string | undefined
}

const PRESENT = 0x01
const VERIFIED = 0x04
const BACKED_UP = 0x08 | 0x10
const WITH_KEY = 0x40

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest()

/** An authenticator in software, written from the specification: one key of ES256 without attestation. */
export function makeAuthenticator(
  siteOrigin: string,
  { isBackedUp = false, counts = true }: { isBackedUp?: boolean; counts?: boolean } = {},
) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(24)
  const id = base64url(credentialId)
  let counter = 0
  let handle: string | undefined

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? siteOrigin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )
  const authenticatorData = (lies: Lies, attested: Buffer = Buffer.alloc(0)) => {
    counter += counts ? 1 : 0
    const flags =
      PRESENT |
      (lies.isVerified === false ? 0 : VERIFIED) |
      (isBackedUp ? BACKED_UP : 0) |
      (attested.length > 0 ? WITH_KEY : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? counter)
    const host = lies.rpId ?? new URL(siteOrigin).hostname
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested])
  }

  return {
    id,

    /** Makes its key for the one who is asked. */
    register({ challenge, user }: NewPasskeyQuestion, lies: Lies = {}): NewPasskeyAnswer {
      handle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, { bytes: Buffer.from(x, 'base64url') }],
        [-3, { bytes: Buffer.from(y, 'base64url') }],
      ])
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key])
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', { bytes: authenticatorData(lies, attested) }],
      ])
      const clientDataJSON = base64url(clientData('webauthn.create', challenge, lies))
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },

    /** Signs the question. */
    answer({ challenge }: PasskeyQuestion, lies: Lies = {}): PasskeyAnswer {
      const data = clientData('webauthn.get', challenge, lies)
      const told = authenticatorData(lies)
      const signature = sign('sha256', Buffer.concat([told, sha256(data)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(told),
          signature: base64url(signature),
          userHandle: 'userHandle' in lies ? lies.userHandle : handle,
        },
      }
    },
  }
}

export type TestingAuthenticator = ReturnType<typeof makeAuthenticator>

/** As much of CBOR as a key and its envelope take; what is a buffer already stands for a map that was written before. */
type Cbor = number | string | Buffer | { bytes: Buffer }

function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  const written = entries.flatMap(([key, value]) => [cbor(key), cbor(value)])
  return Buffer.concat([head(5, entries.length), ...written])
}

function cbor(value: Cbor): Buffer {
  if (Buffer.isBuffer(value)) return value
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  const [major, bytes] = typeof value === 'string' ? [3, Buffer.from(value)] : [2, value.bytes]
  return Buffer.concat([head(major, bytes.length), bytes])
}

function head(major: number, size: number): Buffer {
  const kind = major << 5
  if (size < 24) return Buffer.from([kind | size])
  return size < 256 ? Buffer.from([kind | 24, size]) : Buffer.from([kind | 25, size >> 8, size & 255])
}
