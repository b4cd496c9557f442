import { findBanned } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import { expectMaySellFor } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { awaitAnswer } from './await-answer.ts'
import { beginDeal } from './begin-deal.ts'
import type { DealContent } from './deal-content.ts'
import { proposedRules } from './deal-rules.ts'
import { hashInvitation } from './invitation.ts'
import type { Party } from '../states.ts'

/** With whom: a member, an address that gets a letter, or whoever comes first by a link. */
export type Counterparty =
  | { kind: 'member'; memberId: string }
  | { kind: 'email'; email: string; key: string }
  | { kind: 'link'; key: string }

export type NewProposal = {
  as: Party
  /** In whose name somebody sells; their own without it. */
  teamId?: string | undefined
  counterparty: Counterparty
  content: DealContent
}

/** A safe deal with anyone: it waits for the other side to accept, change or decline it. */
export async function proposeDeal(
  tx: Transaction,
  actor: MemberActor,
  { as, teamId, counterparty, content }: NewProposal,
  { settings }: { settings: Settings },
): Promise<{ dealId: string }> {
  authorise(actor, 'deal.propose')
  if (teamId && as === 'buyer') throw new Conflict('A team sells: buy in your own name')
  if (teamId) await expectMaySellFor(tx, actor.id, teamId)
  const otherId = counterparty.kind === 'member' ? counterparty.memberId : null
  if (otherId === actor.id) throw new Conflict('A deal is between two people: choose somebody else')
  if (otherId && (await findBanned(tx.db, [otherId])).size > 0)
    throw new Conflict('This member can’t take part in new deals now')
  const rules = proposedRules(settings, {
    autoAcceptDays: content.autoAcceptDays,
    // A seller who brings the buyer by a link or a letter gives the marketplace less.
    ownLink: as === 'seller' && counterparty.kind !== 'member',
  })
  const room = await beginDeal(
    tx,
    {
      origin: 'direct',
      buyerId: as === 'buyer' ? actor.id : otherId,
      sellerId: as === 'seller' ? actor.id : otherId,
      teamId,
      proposedBy: as,
      content,
      rules,
      invitedEmail: counterparty.kind === 'email' ? counterparty.email : undefined,
      invitationHash: counterparty.kind === 'member' ? undefined : hashInvitation(counterparty.key),
      isAgreed: false,
    },
    { by: as, memberId: actor.id },
  )
  await awaitAnswer(tx, room)
  return { dealId: room.deal.id }
}
