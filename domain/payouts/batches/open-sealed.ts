import type { Seal } from '#platform/crypto/seal.ts'
import { Conflict } from '#platform/errors/errors.ts'

/** What was sealed, as text; where the secret that sealed it is lost, whoever pays out is told what is missing. */
export function openSealed(seal: Seal, sealed: string, whose: string): string {
  try {
    return seal.open(sealed)
  } catch {
    throw new Conflict(
      `${whose} can’t be read: encrypted with a secret that this server does not have. Give it as SECRET_PREVIOUS and restart.`,
    )
  }
}
