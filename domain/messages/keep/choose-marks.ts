import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { messageReader } from '../schema.server.ts'

export type Marks = { showsReadMarks: boolean; showsPresence: boolean }

/** What others see of a member. Who shows nothing of it is shown nothing of it. */
export async function chooseMarks(tx: Transaction, actor: MemberActor, marks: Marks): Promise<void> {
  authorise(actor, 'message.read')
  await tx.db
    .insert(messageReader)
    .values({ memberId: actor.id, ...marks })
    .onConflictDoUpdate({ target: messageReader.memberId, set: marks })
  await tx.announce({ kind: 'reader.changed', memberId: actor.id })
}
