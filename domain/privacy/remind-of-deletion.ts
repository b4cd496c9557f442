import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { listBlocks } from './deletion-blocks.ts'
import type { PersonalData } from './personal-data.ts'
import { deletionRequest } from './schema.server.ts'

/** Reminds once, however often the job runs. */
export async function remindOfDeletion(
  tx: Transaction,
  requestId: string,
  given: { personalData: Pick<PersonalData, 'deletionBlocks'> },
): Promise<void> {
  const [request] = await tx.db
    .update(deletionRequest)
    .set({ remindedAt: tx.now })
    .where(
      and(
        eq(deletionRequest.id, requestId),
        isNull(deletionRequest.remindedAt),
        isNull(deletionRequest.cancelledAt),
        isNull(deletionRequest.doneAt),
      ),
    )
    .returning()
  if (!request) return
  const blocks = await listBlocks(tx.db, given.personalData.deletionBlocks, request.memberId)
  const { memberId, dueAt } = request
  await tx.announce({
    kind: 'privacy.deletion-near',
    memberId,
    dueAt,
    toFinish: blocks.map(({ words }) => words),
  })
}
