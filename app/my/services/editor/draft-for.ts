import { z } from 'zod'
import type { MemberActor } from '#domain/actor.ts'
import { draftService, offerFor, type ServiceContent } from '#domain/catalogue/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

const teamAsked = z.uuid().nullable().catch(null)

/** A new service, in the name of the team from whose workspace it was begun. */
export async function draftFor(tx: Transaction, actor: MemberActor, content: ServiceContent, team: unknown) {
  const drafted = await draftService(tx, actor, content)
  const teamId = teamAsked.parse(team)
  if (teamId) await offerFor(tx, actor, { serviceId: drafted.serviceId, teamId })
  return drafted
}
