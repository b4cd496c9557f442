import { and, eq, isNull } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { listBlocks } from './deletion-blocks.ts'
import { deletionReminderLetter, type LetterGiven } from './letters.ts'
import type { PersonalData } from './personal-data.ts'
import { deletionRequest } from './schema.server.ts'

/** Reminds once, however often the job runs. */
export async function remindOfDeletion(
  tx: Transaction,
  requestId: string,
  given: LetterGiven & { personalData: Pick<PersonalData, 'deletionBlocks'> },
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
  const person = await findPerson(tx.db, request.memberId)
  if (!person) return
  const blocks = await listBlocks(tx.db, given.personalData.deletionBlocks, request.memberId)
  await deletionReminderLetter(tx, person, { dueAt: request.dueAt, blocks }, given)
}
