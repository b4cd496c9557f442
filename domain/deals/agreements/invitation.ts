import { createHash, randomBytes } from 'node:crypto'

/** A key that opens one deal to whoever holds it; only its hash is kept. */
export const makeInvitation = (): string => randomBytes(24).toString('base64url')

export const hashInvitation = (key: string): string => createHash('sha256').update(key).digest('base64url')
