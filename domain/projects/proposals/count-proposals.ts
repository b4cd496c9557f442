import { and, asc, eq, isNotNull, isNull, inArray, not, or, sql } from 'drizzle-orm'
import { hideEachOther } from '#domain/blocks/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { listTold } from './list-told.ts'
import type { ProjectRow, ProposalRow } from '../lock-project.ts'
import { changeProject } from '../move-project.ts'
import { proposal } from '../schema.server.ts'

export const LIVE = ['sent', 'shortlisted'] as const

/** What the owner sees nothing of takes no place, and comes up when they see it again. */
export const isSeenBy = (ownerId: string) => not(hideEachOther(sql`${ownerId}::uuid`, proposal.sellerId))

type GivenBack = Pick<ProposalRow, 'id' | 'sellerId' | 'teamId'>

/** Lets those who wait in the queue come up where there is room, and counts what everyone may know. */
export async function followProposals(tx: Transaction, own: ProjectRow): Promise<void> {
  const counted = await countOpenProposals(tx, own)
  const room = own.proposalsMost === null ? counted.queued : own.proposalsMost - counted.openCount
  const comesUp = own.state === 'open' && room > 0 && counted.queued > 0
  if (comesUp) await letUp(tx, own, room)
  const after = comesUp ? await countOpenProposals(tx, own) : counted
  await changeProject(tx, own.id, {
    proposalsCount: after.openCount,
    queuedCount: after.queued,
    proposedMinMinor: after.least,
    proposedMaxMinor: after.most,
  })
}

export async function countOpenProposals(
  tx: Transaction,
  { id: projectId, ownerId }: Pick<ProjectRow, 'id' | 'ownerId'>,
) {
  const [row] = await tx.db
    .select({
      openCount: sql<number>`count(*) filter (where ${proposal.queuedAt} is null)::int`,
      queued: sql<number>`count(*) filter (where ${proposal.queuedAt} is not null)::int`,
      least: sql<string | null>`min(${proposal.priceMinor})`,
      most: sql<string | null>`max(${proposal.priceMinor})`,
    })
    .from(proposal)
    .where(
      and(
        eq(proposal.projectId, projectId),
        or(eq(proposal.state, 'accepted'), and(inArray(proposal.state, [...LIVE]), isSeenBy(ownerId))),
      ),
    )
  const amount = (typed: string | null | undefined) =>
    typed === null || typed === undefined ? null : Number(typed)
  return {
    openCount: row?.openCount ?? 0,
    queued: row?.queued ?? 0,
    least: amount(row?.least),
    most: amount(row?.most),
  }
}

/** The longest waiting come first. To the owner each is new: until now they could not know of it. */
async function letUp(tx: Transaction, own: ProjectRow, most: number): Promise<void> {
  const waiting = await tx.db
    .select({ id: proposal.id, sellerId: proposal.sellerId, teamId: proposal.teamId })
    .from(proposal)
    .where(
      and(
        eq(proposal.projectId, own.id),
        inArray(proposal.state, [...LIVE]),
        isNotNull(proposal.queuedAt),
        isSeenBy(own.ownerId),
      ),
    )
    .orderBy(asc(proposal.queuedAt), asc(proposal.id))
    .limit(most)
  if (waiting.length === 0) return
  await tx.db
    .update(proposal)
    .set({ queuedAt: null })
    .where(
      inArray(
        proposal.id,
        waiting.map(({ id }) => id),
      ),
    )
  const { id: projectId, title, ownerId } = own
  for (const { id: proposalId, sellerId } of waiting)
    await tx.announce({ kind: 'proposal.sent', projectId, title, ownerId, sellerId, proposalId })
  await tx.announce({
    kind: 'proposals.came-up',
    projectId,
    title,
    told: await listTold(tx, waiting),
  })
}

/**
 * Those who still stand when a project ends, and those who had ended before and come back now: each is told kindly by whoever
 * ended it.
 */
export async function endOpenProposals(
  tx: Transaction,
  projectId: string,
  giveBack: 'all' | 'unread',
): Promise<(GivenBack & { isGivenBack: boolean })[]> {
  const ended = await tx.db
    .update(proposal)
    .set({ state: 'declined', endedAt: tx.now, queuedAt: null })
    .where(and(eq(proposal.projectId, projectId), inArray(proposal.state, [...LIVE])))
    .returning({ id: proposal.id, sellerId: proposal.sellerId, teamId: proposal.teamId })
  const back = new Map((await giveBackProposals(tx, projectId, giveBack)).map((one) => [one.id, one]))
  const told = new Map([...ended.map((one) => [one.id, one] as const), ...back])
  return [...told.values()].map((one) => ({ ...one, isGivenBack: back.has(one.id) }))
}

/** Proposals that come back to the month of their sellers, each once. */
export async function giveBackProposals(
  tx: Transaction,
  projectId: string,
  which: 'all' | 'unread',
): Promise<GivenBack[]> {
  return tx.db
    .update(proposal)
    .set({ givenBackAt: tx.now })
    .where(
      and(
        eq(proposal.projectId, projectId),
        isNull(proposal.givenBackAt),
        which === 'unread' ? isNull(proposal.readAt) : undefined,
      ),
    )
    .returning({ id: proposal.id, sellerId: proposal.sellerId, teamId: proposal.teamId })
}
