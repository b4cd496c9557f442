import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectLiving, lockTeam } from '../lock-team.ts'
import { writeOffer } from '../people/offer-team.ts'
import { isOfferedByAdministration } from '../people/offered-by.ts'
import { endOffer } from '../people/withdraw-offer.ts'
import { authorise } from '../permissions.ts'

/**
 * An administrator offers a team to somebody in it, for an owner who can't or won't: they still have to accept. It takes the place of an offer
 * that stands, which might never be answered, and nobody of the team undoes it but whoever it is offered to.
 */
export async function offerTeamForOwner(
  tx: Transaction,
  actor: MemberActor,
  { teamId, memberId, reason }: { teamId: string; memberId: string; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'team.administer')
  const team = await lockTeam(tx, teamId)
  expectLiving(team)
  await recordSecurityEvent(tx, {
    kind: 'team.offered',
    actor,
    memberId,
    origin,
    details: {
      team: team.name,
      teamId,
      reason,
      before: { owner: team.ownerId },
      after: { offeredTo: memberId },
    },
  })
  const { offeredTo } = team
  if (offeredTo === memberId && (await isOfferedByAdministration(tx.db, team))) return
  if (offeredTo !== null && offeredTo !== memberId)
    await endOffer(tx, team, { offeredTo, byId: null, reason })
  // The owner's own offer to the same person becomes the administrator's.
  await writeOffer(tx, { ...team, offeredTo: null }, { memberId, byId: null, reason })
}
