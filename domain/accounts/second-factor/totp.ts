import { createHmac, randomBytes } from 'node:crypto'
import { constantTimeEqual } from '#platform/telemetry/constant-time-equal.ts'

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** Clocks of telephones go a little wrong: the step before and the step after count too. */
const DRIFT_STEPS = [0, -1, 1]
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, in the letters that authenticator apps take. */
export function makeTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES))
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1_000 / STEP_SECONDS)
}

export function codeAtStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Which step a code belongs to, if it is right now and its step was not used before. */
export function findStep(
  secret: string,
  code: string,
  { now, after }: { now: Date; after: number },
): number | undefined {
  const current = stepAt(now)
  return DRIFT_STEPS.map((drift) => current + drift).find(
    (step) => step > after && constantTimeEqual(codeAtStep(secret, step), code),
  )
}

/** What the QR code says to the app. */
export function authenticatorUri(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const rules = `algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&${rules}`
}

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
