import { eq, sql } from 'drizzle-orm'
import { selectBanned } from '#domain/accounts/index.ts'
import type { Actor, MemberActor } from '#domain/actor.ts'
import type { Share } from '#domain/teams/index.ts'
import { askWithWrites } from '#platform/db/pending-writes.ts'
import { rowsFromJson } from '#platform/db/rows-from-json.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { bannedSidesOf, findAnswering } from './banned-sides.ts'
import { decisionOf, openDisputeOf } from './deal-facts.ts'
import { DISPUTE_OVER, NO_DECISION, NO_MILESTONE } from './refusal-words.ts'
import { findStanding, listShares } from './seller-people.ts'
import { deal, dealRequest, dispute, milestone } from '../schema.server.ts'
import { type DealState, isHeld, type Party, type Role } from '../states.ts'

export type Deal = typeof deal.$inferSelect
export type Milestone = typeof milestone.$inferSelect
export type DealRequest = typeof dealRequest.$inferSelect
export type Dispute = typeof dispute.$inferSelect

/** A deal that is locked until the transaction ends, with everything that decides what may be done in it. */
export type LockedDeal = {
  deal: Deal
  milestones: Milestone[]
  /** Those that are open. */
  requests: DealRequest[]
  /** All that were ever opened. */
  disputes: Dispute[]
  /** Agreed, with no money in it: a clock runs that ends it. */
  waitsForMoney: boolean
  /** The sides that are banned: no new money goes in, and the other may leave. */
  banned: readonly Party[]
  /** Who gets what of a team's deal; none where one person is paid for it. */
  shares: readonly Share[]
  by: Role
  memberId: string | null
  /** Works on the deal for its team, and decides nothing. */
  isWorker?: boolean
}

type Entered = Pick<LockedDeal, 'by' | 'memberId' | 'isWorker'>

const NO_DEAL = 'There is no deal at this address'

/** Locks a deal. Whoever acts next waits here, and then sees what was done. */
export async function lockRoom(
  tx: Transaction,
  dealId: string,
  who: (found: Deal) => Entered | Promise<Entered>,
): Promise<LockedDeal> {
  const [found] = await tx.db.select().from(deal).where(eq(deal.id, dealId)).for('update')
  if (!found) throw new NotFound(NO_DEAL)
  const entered = await who(found)
  const { milestones, requests, disputes, banned } = await readParts(tx, found)
  const waits = waitsForMoney(found.state, milestones)
  const shares = await listShares(tx.db, found)
  return { deal: found, milestones, requests, disputes, waitsForMoney: waits, banned, shares, ...entered }
}

type Json = Record<string, unknown>[]

/** By one question, after the lock: every move asks it. */
async function readParts(tx: Transaction, found: Deal) {
  const dealId = found.id
  const [answering = { buyer: null, seller: null }] = await findAnswering(tx.db, [found])
  const sides = [answering.buyer, answering.seller].filter((one) => one !== null)
  const [parts] = await askWithWrites<{ milestones: Json; requests: Json; disputes: Json; banned: string[] }>(
    tx.db,
    { banned: selectBanned(tx.db, sides) },
    sql`select (select coalesce(json_agg(member_id), '[]') from banned) as banned,
      (select coalesce(json_agg(milestone order by position), '[]') from milestone where deal_id = ${dealId}::uuid) as milestones,
      (select coalesce(json_agg(deal_request), '[]') from deal_request where deal_id = ${dealId}::uuid and state = 'open') as requests,
      (select coalesce(json_agg(dispute), '[]') from dispute where deal_id = ${dealId}::uuid) as disputes`,
  )
  return {
    milestones: rowsFromJson(milestone, parts?.milestones ?? []),
    requests: rowsFromJson(dealRequest, parts?.requests ?? []),
    disputes: rowsFromJson(dispute, parts?.disputes ?? []),
    banned: bannedSidesOf(answering, new Set(parts?.banned)),
  }
}

/** Whether a deal in this state ends by itself unless somebody pays. */
export function waitsForMoney(state: DealState, milestones: readonly Milestone[]): boolean {
  return (state === 'accepted' || state === 'active') && !milestones.some((one) => isHeld(one.state))
}

/** The room as somebody on one of its two sides enters it; for anyone else there is none. */
export function enterRoom(
  tx: Transaction,
  actor: Actor,
  dealId: string,
): Promise<LockedDeal & { by: Party }> {
  return lockRoom(tx, dealId, async (found) => {
    const standing = await findStanding(tx.db, found, actor)
    if (!standing) throw new NotFound(NO_DEAL)
    return { by: standing.party, memberId: (actor as MemberActor).id, isWorker: standing.isWorker }
  }) as Promise<LockedDeal & { by: Party }>
}

export const enterAsClock = (tx: Transaction, dealId: string) =>
  lockRoom(tx, dealId, () => ({ by: 'clock', memberId: null }))

export const enterAsAdministrator = (tx: Transaction, actor: MemberActor, dealId: string) =>
  lockRoom(tx, dealId, () => ({ by: 'admin', memberId: actor.id }))

export function memberOf({ buyerId, sellerId }: Deal, party: Party): string {
  const id = party === 'buyer' ? buyerId : sellerId
  if (!id) throw new Conflict(`The ${party} has not come yet`)
  return id
}

export function milestoneIn({ milestones }: LockedDeal, milestoneId: string): Milestone {
  const found = milestones.find(({ id }) => id === milestoneId)
  if (!found) throw new NotFound(NO_MILESTONE)
  return found
}

export function openDisputeIn({ disputes }: LockedDeal, milestoneId: string): Dispute {
  const open = openDisputeOf(disputes, milestoneId)
  if (!open) throw new Conflict(DISPUTE_OVER)
  return open
}

export function decisionIn({ disputes }: LockedDeal, milestoneId: string): Dispute {
  const decided = decisionOf(disputes, milestoneId)
  if (!decided) throw new Conflict(NO_DECISION)
  return decided
}
