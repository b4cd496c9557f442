import type { MemberActor } from '#domain/actor.ts'
import { findDealSides, pairsBeforeDeal } from '#domain/deals/index.ts'
import { findTeam } from '#domain/teams/index.ts'
import { areBlocked, expectNotBlocked } from '#domain/blocks/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { PROPOSAL_OVER } from '../message-rules.ts'
import { isTeamTalk } from '../places/sides.ts'
import type { Conversation } from '../read/find-conversation.ts'

/** Whether these may talk here. In the room of a deal they do, whoever blocked whom, once it is agreed: it goes on there. */
export async function expectMayWrite(
  tx: Transaction,
  actor: MemberActor,
  conversation: Pick<Conversation, 'kind' | 'teamId' | 'memberId' | 'dealId'>,
  memberIds: readonly string[],
): Promise<void> {
  if (conversation.kind === 'deal') return expectDealTalks(tx, actor, conversation)
  if (isTeamTalk(conversation)) return expectTeamTalks(tx, conversation)
  for (const id of memberIds) if (id !== actor.id) await expectNotBlocked(tx, actor.id, id, 'write to')
}

/**
 * A team that is no more is not written to, nor does it write. What a block stops between a member and the owner of a team it stops with
 * the team: they can't order from it either. Others of the team who keep apart from them do not read here at all.
 */
async function expectTeamTalks(
  tx: Transaction,
  { teamId, memberId }: Pick<Conversation, 'teamId' | 'memberId'>,
): Promise<void> {
  const team = teamId === null ? undefined : await findTeam(tx.db, teamId)
  if (!team || team.state === 'dissolved')
    throw new Conflict(`${team?.name ?? 'This team'} is dissolved: nothing more can be written here`)
  if (memberId !== null) await expectNotBlocked(tx, memberId, team.ownerId, 'write to')
}

/** Anyone can propose a deal: until both have agreed its room is closed to those who keep apart, and to all once it came to nothing. */
async function expectDealTalks(
  tx: Transaction,
  actor: MemberActor,
  { dealId }: Pick<Conversation, 'dealId'>,
): Promise<void> {
  const sides = dealId === null ? undefined : await findDealSides(tx.db, dealId)
  if (sides?.cameToNothing) throw new Conflict(PROPOSAL_OVER)
  for (const [oneId, otherId] of pairsBeforeDeal(sides, actor.id))
    await expectNotBlocked(tx, oneId, otherId, 'write to')
}

/** Of these, whom the member's doings in a conversation may reach. */
export async function listReached(
  tx: Transaction,
  memberId: string,
  conversation: Pick<Conversation, 'kind' | 'teamId' | 'dealId'>,
  memberIds: readonly string[],
): Promise<string[]> {
  if (conversation.kind === 'deal')
    return (await mayReachInDeal(tx, memberId, conversation)) ? [...memberIds] : []
  if (isTeamTalk(conversation)) return [...memberIds]
  const reached: string[] = []
  for (const id of memberIds)
    if (id === memberId || !(await areBlocked(tx.db, memberId, id))) reached.push(id)
  return reached
}

async function mayReachInDeal(
  { db }: Transaction,
  memberId: string,
  { dealId }: Pick<Conversation, 'dealId'>,
): Promise<boolean> {
  const sides = dealId === null ? undefined : await findDealSides(db, dealId)
  for (const [oneId, otherId] of pairsBeforeDeal(sides, memberId))
    if (await areBlocked(db, oneId, otherId)) return false
  return !sides?.cameToNothing
}
