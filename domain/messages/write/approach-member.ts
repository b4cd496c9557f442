import type { Transaction } from '#platform/db/transaction.ts'
import { expectNotStopped } from '../moderation/expect-not-stopped.ts'
import { directKey, hasConversation, teamKey } from './open-conversation.ts'
import { areKnown, countStranger, type Slowed } from './stranger-limits.ts'

type Approach = { fromId: string; toId: string; teamId?: string | undefined; text: string }

/**
 * A member turns to another with a proposal; that they may make one is asked by the deal. To a stranger it is as good as a first message: it
 * counts among those, and whoever may begin no conversation proposes nothing either. As there, too often the same is an answer and not an error.
 */
export async function approachMember(
  tx: Transaction,
  { fromId, toId, teamId, text }: Approach,
): Promise<Slowed | undefined> {
  const keys = [directKey(fromId, toId), ...(teamId ? [teamKey(teamId, toId)] : [])]
  for (const key of keys) if (await hasConversation(tx.db, key)) return undefined
  if (await areKnown(tx, fromId, toId)) return undefined
  await expectNotStopped(tx, fromId)
  return countStranger(tx, { id: fromId }, text)
}
