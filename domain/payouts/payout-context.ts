import type { LetterDesk } from '#domain/letter.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Minor } from '#platform/money/money.ts'

/** What the edge gives to an operation on payouts: from where it is asked, and under which rules. */
export type PayoutContext = LetterDesk & { origin: Origin }
export type SealedContext = PayoutContext & { seal: Seal }

/** One dispute, and how much of what its member could withdraw it may still take. */
export type Disputed = { words: string; amount: Minor }
export type FindDisputed = (db: Db | DrizzleTransaction, memberId: string) => Promise<Disputed[]>

export async function listDisputed(
  db: Db | DrizzleTransaction,
  finders: readonly FindDisputed[],
  memberId: string,
): Promise<Disputed[]> {
  const disputed: Disputed[] = []
  for (const find of finders) disputed.push(...(await find(db, memberId)))
  return disputed
}
