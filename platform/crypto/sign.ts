import { createHmac } from 'node:crypto'
import { constantTimeEqual } from '#platform/telemetry/constant-time-equal.ts'
import type { Secret } from './secret.ts'

/** Signs what goes out and comes back (a link, a mark in an address). The words say what for, so that none passes as another. */
export function sign([secret]: Secret, words: string): string {
  return signWith(secret, words)
}

/** Whether any of the secrets signed it: a link that was sent before a change of SECRET is still good. */
export function isSigned(secret: Secret, words: string, signature: string): boolean {
  return secret.some((one) => constantTimeEqual(signWith(one, words), signature))
}

function signWith(secret: string, words: string): string {
  return createHmac('sha256', secret).update(words).digest('base64url')
}
