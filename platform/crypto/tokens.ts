import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are random enough that a plain hash of them is safe to keep. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Six digits for people to type, each equally likely. */
export function makeCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}
