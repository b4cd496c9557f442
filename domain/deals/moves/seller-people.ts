import { asc, eq } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { findRole, findTeam, type Share } from '#domain/teams/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { listActing } from '../queries/people-of-teams.ts'
import { dealShare, dealWorker } from '../schema.server.ts'
import type { Party } from '../states.ts'

export type Sides = { id: string; buyerId: string | null; sellerId: string | null; teamId: string | null }

/** In which right somebody stands on a side of a deal: a worker of a team delivers and writes, and decides nothing. */
export type Standing = { party: Party; isWorker: boolean }

/**
 * On which side somebody stands. For a team its owner and managers do, and the members who work on the deal; who has left the team
 * does no more. A buyer stays the buyer, whatever team they join.
 */
export async function findStanding(
  db: Db | DrizzleTransaction,
  { id, buyerId, sellerId, teamId }: Sides,
  actor: Actor | Pick<MemberActor, 'kind' | 'id'>,
): Promise<Standing | undefined> {
  if (actor.kind !== 'member') return undefined
  if (actor.id === buyerId) return { party: 'buyer', isWorker: false }
  if (!teamId) return actor.id === sellerId ? { party: 'seller', isWorker: false } : undefined
  const role = await findRole(db, teamId, actor.id)
  if (role === 'owner' || role === 'manager') return { party: 'seller', isWorker: false }
  if (role && (await listWorkers(db, id)).includes(actor.id)) return { party: 'seller', isWorker: true }
  // What is claimed after a team was dissolved is answered by the one who sold it.
  if (actor.id !== sellerId || (await findTeam(db, teamId))?.state !== 'dissolved') return undefined
  return { party: 'seller', isWorker: false }
}

/** Whether somebody has to do with a deal: they stand on a side, are in its team, or are paid from it. Such a one judges nothing in it. */
export async function hasPartIn(
  db: Db | DrizzleTransaction,
  { deal, shares }: { deal: Sides; shares: readonly Share[] },
  memberId: string,
): Promise<boolean> {
  if (memberId === deal.buyerId || memberId === deal.sellerId) return true
  if (shares.some((share) => share.memberId === memberId)) return true
  return deal.teamId !== null && (await findRole(db, deal.teamId, memberId)) !== undefined
}

/** Everyone who is told of a deal: its two sides, and of a team those who act for it now. */
export async function listPeople(db: Db | DrizzleTransaction, deal: Sides): Promise<string[]> {
  const sellers = deal.teamId
    ? await listActing(db, { dealId: deal.id, teamId: deal.teamId })
    : [deal.sellerId]
  return [...new Set([deal.buyerId, ...sellers])].filter((id) => id !== null)
}

export async function listWorkers(db: Db | DrizzleTransaction, dealId: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: dealWorker.memberId })
    .from(dealWorker)
    .where(eq(dealWorker.dealId, dealId))
    .orderBy(asc(dealWorker.chosenAt), asc(dealWorker.memberId))
  return rows.map(({ memberId }) => memberId)
}

/** The shares that a deal keeps; none where one person is paid for it. */
export async function listShares(
  db: Db | DrizzleTransaction,
  { id, teamDivision }: { id: string; teamDivision: number | null },
): Promise<Share[]> {
  if (teamDivision === null) return []
  return db
    .select({ memberId: dealShare.memberId, basisPoints: dealShare.basisPoints })
    .from(dealShare)
    .where(eq(dealShare.dealId, id))
    .orderBy(asc(dealShare.memberId))
}
