import { z } from 'zod'
import { openSeal, type Seal } from '#platform/crypto/seal.ts'
import { sealedColumn } from '#platform/crypto/sealed-column.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { type CheckDetails, documentKinds } from './check-rules.ts'
import { identityCheck } from './schema.server.ts'

const PURPOSE = 'identity-check'

export const openIdentitySeal = (secret: Secret): Seal => openSeal(secret, PURPOSE)

/** Files are closed with a key of their own, which is sealed here: a change of SECRET touches no file. */
export const identityDetails = sealedColumn({
  table: identityCheck,
  key: identityCheck.id,
  sealed: identityCheck.sealed,
  purpose: PURPOSE,
})

const kept = z.object({
  key: z.base64url(),
  holder: z.string(),
  document: z.enum(documentKinds),
  country: z.string(),
})

export function closeDetails(seal: Seal, details: CheckDetails, key: Buffer): string {
  return seal.close(JSON.stringify({ ...details, key: key.toString('base64url') }))
}

export function openDetails(seal: Seal, sealed: string): { details: CheckDetails; key: Buffer } {
  const { key, ...details } = kept.parse(JSON.parse(seal.open(sealed)))
  return { details, key: Buffer.from(key, 'base64url') }
}
