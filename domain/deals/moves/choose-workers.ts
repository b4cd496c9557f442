import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { teamLimits } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { listInTeam } from '../queries/people-of-teams.ts'
import { dealWorker } from '../schema.server.ts'
import { isDealOver } from '../states.ts'
import { enterRoom } from './locked-deal.ts'
import { FOR_MANAGERS } from './refusal-words.ts'
import { recordAside } from './timeline.ts'

/** The owner or a manager of the team says who works on its deal: they deliver and write in it. Whoever was chosen before and is not among them does no more. */
export async function chooseWorkers(
  tx: Transaction,
  actor: MemberActor,
  { dealId, memberIds }: { dealId: string; memberIds: readonly string[] },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const { teamId, state } = room.deal
  if (room.by !== 'seller' || room.isWorker) throw new Forbidden(FOR_MANAGERS)
  if (!teamId) throw new Conflict('This deal is one person’s: there is nobody to choose')
  if (isDealOver(state)) throw new Conflict('The deal is over: nobody works on it any more')
  const chosen = [...new Set(memberIds)]
  const people = await listInTeam(tx.db, teamId)
  if (chosen.length > teamLimits.people || chosen.some((id) => !people.includes(id)))
    throw new Invalid('Somebody is not in the team', { memberIds: ['Choose people who are in the team'] })
  await tx.db
    .delete(dealWorker)
    .where(
      and(
        eq(dealWorker.dealId, dealId),
        chosen.length > 0 ? notInArray(dealWorker.memberId, chosen) : sql`true`,
      ),
    )
  if (chosen.length > 0)
    await tx.db
      .insert(dealWorker)
      .values(chosen.map((memberId) => ({ dealId, memberId, chosenAt: tx.now })))
      .onConflictDoNothing()
  await recordAside(tx, room, 'workers-chosen', { data: { people: chosen.length } })
}
