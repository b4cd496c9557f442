import type { MemberActor } from '#domain/actor.ts'
import { findProposalSides } from '#domain/projects/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise } from '../permissions.ts'
import { openConversation, proposalKey } from './open-conversation.ts'
import { SENDING } from './send-message.ts'
import { type Sent, type Words, writeMessage } from './write-message.ts'

/** The owner of a project and one who proposed talk about that proposal. */
export async function writeAboutProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, ...words }: Words & { proposalId: string },
): Promise<Sent> {
  authorise(actor, 'message.write')
  const sides = await findProposalSides(tx.db, proposalId)
  if (!sides || ![sides.ownerId, sides.sellerId].includes(actor.id))
    throw new NotFound('There is no proposal at this address')
  const { ownerId, sellerId, projectId } = sides
  await countUse(tx.db, SENDING, actor.id, tx.now)
  const into = await openConversation(tx, { kind: 'project', key: proposalKey(proposalId), proposalId }, [
    ownerId,
    sellerId,
  ])
  return writeMessage(tx, actor, into, { ...words, about: { kind: 'project', id: projectId } })
}
