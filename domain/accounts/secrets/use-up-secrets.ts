import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { oneTimeSecret } from '../schema.server.ts'
import type { SecretKind } from './secret-kinds.ts'

/** Links and codes that were sent before are worth nothing from now on. */
export async function useUpSecrets(tx: Transaction, memberId: string, kinds: SecretKind[]): Promise<void> {
  await tx.db
    .update(oneTimeSecret)
    .set({ usedAt: tx.now })
    .where(
      and(
        eq(oneTimeSecret.memberId, memberId),
        inArray(oneTimeSecret.kind, kinds),
        isNull(oneTimeSecret.usedAt),
      ),
    )
}
