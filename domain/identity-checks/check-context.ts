import type { LetterDesk } from '#domain/letter.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'

/** What the edge gives to an operation: from where it is asked, and under which rules. */
export type CheckContext = LetterDesk & { origin: Origin }
export type SealedCheckContext = CheckContext & { seal: Seal }
