import { openSeal, type Seal } from '#platform/crypto/seal.ts'
import { sealedColumn } from '#platform/crypto/sealed-column.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { authenticator } from '../schema.server.ts'

const PURPOSE = 'authenticator'

/** What an authenticator app and we both know is kept under this seal. */
export const openAuthenticatorSeal = (secret: Secret): Seal => openSeal(secret, PURPOSE)

export const authenticatorSecrets = sealedColumn({
  table: authenticator,
  key: authenticator.memberId,
  sealed: authenticator.secretSealed,
  purpose: PURPOSE,
})

/** Of an app that is to take the place of another. */
export const nextAuthenticatorSecrets = sealedColumn({
  table: authenticator,
  key: authenticator.memberId,
  sealed: authenticator.nextSecretSealed,
  purpose: PURPOSE,
})
