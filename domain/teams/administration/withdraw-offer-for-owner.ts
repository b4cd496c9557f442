import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockTeam } from '../lock-team.ts'
import { endOffer } from '../people/withdraw-offer.ts'
import { authorise } from '../permissions.ts'

/** An administrator takes back the offer of a team, whoever made it: it was a mistake, or it is never answered. */
export async function withdrawOfferForOwner(
  tx: Transaction,
  actor: MemberActor,
  { teamId, reason }: { teamId: string; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'team.administer')
  const team = await lockTeam(tx, teamId)
  const { offeredTo } = team
  if (offeredTo === null) throw new Conflict('The team is not offered to anybody any more')
  await recordSecurityEvent(tx, {
    kind: 'team.offer-withdrawn',
    actor,
    memberId: offeredTo,
    origin,
    details: { team: team.name, teamId, reason, before: { offeredTo }, after: { offeredTo: null } },
  })
  await endOffer(tx, team, { offeredTo, byId: null, reason, tell: [offeredTo, team.ownerId] })
}
