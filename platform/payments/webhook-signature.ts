import { createHmac, timingSafeEqual } from 'node:crypto'
import { ForgedWebhook } from './payment-provider.ts'

/** A message older than this may have been taken from the wire and sent again. */
const TOLERANCE_SECONDS = 300

/** `t=1700000000,v1=…`: Stripe's scheme, which the sandbox speaks as well. */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000)
  return `t=${seconds},v1=${hmacOf(secret, seconds, body).toString('hex')}`
}

/** While a secret is changed there may be several signatures, and several secrets: one that is right is enough. */
export function proveWebhook(
  header: string | null,
  body: string,
  secrets: readonly string[],
  now: Date,
): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=') as [string, string?])
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []))
  if (!Number.isSafeInteger(seconds) || signatures.length === 0)
    throw new ForgedWebhook('The message has no signature')
  const expected = secrets.map((secret) => hmacOf(secret, seconds, body))
  if (!signatures.some((signature) => expected.some((one) => isSame(signature, one))))
    throw new ForgedWebhook('The signature of the message is wrong')
  if (Math.abs(now.getTime() / 1_000 - seconds) > TOLERANCE_SECONDS)
    throw new ForgedWebhook('The signature of the message is too old')
}

function hmacOf(secret: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
}

function isSame(hex: string, expected: Buffer): boolean {
  const given = Buffer.from(hex, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
