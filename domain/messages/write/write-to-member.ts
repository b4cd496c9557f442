import { findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { noteQuestion } from '../answers/note-question.ts'
import { expectNotStopped } from '../moderation/expect-not-stopped.ts'
import { authorise } from '../permissions.ts'
import { directKey, hasConversation, openConversation } from './open-conversation.ts'
import { SENDING } from './send-message.ts'
import { areKnown, countStranger, type Slowed } from './stranger-limits.ts'
import { type Sent, type Words, writeMessage } from './write-message.ts'

/**
 * Writes to a member, in the one conversation that two have. Words that went to too many strangers are not sent: that is an answer and not an
 * error, since the moderators are to see it.
 */
export async function writeToMember(
  tx: Transaction,
  actor: MemberActor,
  { toId, ...words }: Words & { toId: string },
): Promise<Sent | Slowed> {
  authorise(actor, 'message.write')
  if (toId === actor.id) throw new Conflict('This is you: write to somebody else')
  const other = await findPerson(tx.db, toId)
  if (other?.state !== 'active') throw new NotFound('There is no such member')
  await countUse(tx.db, SENDING, actor.id, tx.now)
  const key = directKey(actor.id, toId)
  const isFirst = !(await hasConversation(tx.db, key))
  const isStranger = isFirst && !(await areKnown(tx, actor.id, toId))
  if (isFirst) {
    await expectNotStopped(tx, actor.id)
    const slowed = isStranger ? await countStranger(tx, actor, words.text) : undefined
    if (slowed) return slowed
  }
  const into = await openConversation(tx, { kind: 'direct', key }, [actor.id, toId])
  const sent = await writeMessage(tx, actor, into, words)
  if (isStranger) await noteQuestion(tx, { conversationId: into.id, memberId: toId, teamId: null })
  return sent
}
