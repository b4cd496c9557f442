import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { findRole, findTeam } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { lockOwnWork } from './lock-works.ts'
import { authorise } from './permissions.ts'
import { workLoan } from './schema.server.ts'

type Loan = { workId: string; teamId: string }

/** Hangs a work of one's own on the page of a team that one is in; twice is once. */
export async function lendWork(tx: Transaction, actor: MemberActor, { workId, teamId }: Loan): Promise<void> {
  authorise(actor, 'work.change')
  await lockOwnWork(tx, actor.id, workId)
  if (!(await findRole(tx.db, teamId, actor.id))) throw new Forbidden('You are not in this team')
  const team = await findTeam(tx.db, teamId)
  if (team?.state === 'dissolved') throw new Conflict(`${team.name} is dissolved`)
  await tx.db
    .insert(workLoan)
    .values({ workId, teamId, memberId: actor.id, lentAt: tx.now })
    .onConflictDoNothing()
  await tx.announce({ kind: 'works.lent', teamId })
}

/** Takes it off that page again. */
export async function takeWorkBack(
  tx: Transaction,
  actor: MemberActor,
  { workId, teamId }: Loan,
): Promise<void> {
  authorise(actor, 'work.change')
  await lockOwnWork(tx, actor.id, workId)
  await tx.db.delete(workLoan).where(and(eq(workLoan.workId, workId), eq(workLoan.teamId, teamId)))
  await tx.announce({ kind: 'works.lent', teamId })
}

/** Whoever is not in a team any more lends it nothing; with the team every loan ends. */
export async function endLoans(
  tx: Transaction,
  { teamId, memberId }: { teamId: string; memberId?: string | undefined },
): Promise<void> {
  await tx.db
    .delete(workLoan)
    .where(and(eq(workLoan.teamId, teamId), memberId ? eq(workLoan.memberId, memberId) : undefined))
}
