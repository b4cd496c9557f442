import type { MemberActor } from '#domain/actor.ts'
import { areBlocked, expectNotBlocked } from '#domain/blocks/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Conversation } from '../read/find-conversation.ts'

/** Whether these may talk here. In the room of a deal they do, whoever blocked whom: what was agreed goes on there. */
export async function expectMayWrite(
  tx: Transaction,
  actor: MemberActor,
  { kind }: Pick<Conversation, 'kind'>,
  memberIds: readonly string[],
): Promise<void> {
  if (kind === 'deal') return
  for (const id of memberIds) if (id !== actor.id) await expectNotBlocked(tx, actor.id, id, 'write to')
}

/** Of these, whom the member's doings in a conversation may reach. */
export async function listReached(
  tx: Transaction,
  memberId: string,
  { kind }: Pick<Conversation, 'kind'>,
  memberIds: readonly string[],
): Promise<string[]> {
  if (kind === 'deal') return [...memberIds]
  const reached: string[] = []
  for (const id of memberIds)
    if (id === memberId || !(await areBlocked(tx.db, memberId, id))) reached.push(id)
  return reached
}
