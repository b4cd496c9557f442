import type { MemberActor } from '#domain/actor.ts'
import { findProposalSides } from '#domain/projects/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise } from '../permissions.ts'
import { isTeamReader } from '../places/team-readers.ts'
import { openConversation, proposalKey } from './open-conversation.ts'
import { SENDING } from './send-message.ts'
import { type Sent, type Words, writeMessage } from './write-message.ts'

const NO_PROPOSAL = 'There is no proposal at this address'

/** The owner of a project and the one, or the team, who proposed talk about that proposal. */
export async function writeAboutProposal(
  tx: Transaction,
  actor: MemberActor,
  { proposalId, ...words }: Words & { proposalId: string },
): Promise<Sent> {
  authorise(actor, 'message.write')
  const sides = await findProposalSides(tx.db, proposalId)
  if (!sides) throw new NotFound(NO_PROPOSAL)
  const { ownerId, sellerId, teamId, projectId } = sides
  if (!teamId && actor.id !== ownerId && actor.id !== sellerId) throw new NotFound(NO_PROPOSAL)
  await countUse(tx.db, SENDING, actor.id, tx.now)
  const about = { kind: 'project', key: proposalKey(proposalId), proposalId } as const
  const into = teamId
    ? await openConversation(tx, { ...about, teamId, memberId: ownerId }, [ownerId])
    : await openConversation(tx, about, [ownerId, sellerId])
  // Of a team whoever reads for it writes for it: neither one who has left, nor one whom a block keeps apart.
  if (teamId && actor.id !== ownerId && !(await isTeamReader(tx.db, into.id, actor.id)))
    throw new NotFound(NO_PROPOSAL)
  return writeMessage(tx, actor, into, { ...words, about: { kind: 'project', id: projectId } })
}
