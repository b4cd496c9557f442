import type { Transaction } from '#platform/db/transaction.ts'
import { expectVersion, type PostRow } from './lock-post.ts'

/**
 * Whether somebody else wrote since the version that these words go on from. What the page kept for the same person a moment ago is no
 * one else's: it may have been on its way when they pressed Save, and it stays among the versions.
 */
export async function isBehind(
  tx: Transaction,
  found: PostRow,
  { basedOn, byId }: { basedOn: number; byId: string },
): Promise<boolean> {
  if (found.version === basedOn) return false
  const newest = await expectVersion(tx, found.id, found.version)
  return newest.kind !== 'auto' || newest.byId !== byId
}
