import { and, eq, gte, sql, type SQLWrapper } from 'drizzle-orm'
import { findHasPro } from '#domain/accounts/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { project, proposal } from '../schema.server.ts'

type ProposalQuota = { used: number; most: number; left: number; renewsAt: Date }

const monthOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
const monthAfter = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

/** Proposals of a calendar month: those sent, less those that came back in it. */
export async function findProposalQuota(
  db: Db | DrizzleTransaction,
  sellerId: string,
  now: Date,
  settings: Pick<Settings, 'proposalsMonthlyMost' | 'proposalsMonthlyProMost'>,
): Promise<ProposalQuota> {
  const begins = monthOf(now)
  const [sent, back] = [
    await db.$count(proposal, and(eq(proposal.sellerId, sellerId), gte(proposal.sentAt, begins))),
    await db.$count(proposal, and(eq(proposal.sellerId, sellerId), gte(proposal.givenBackAt, begins))),
  ]
  const isPro = await findHasPro(db, sellerId, now)
  const most = isPro ? settings.proposalsMonthlyProMost : settings.proposalsMonthlyMost
  const used = sent - back
  return { used: Math.max(0, used), most, left: Math.max(0, most - used), renewsAt: monthAfter(now) }
}

/** Counted by one of the seller's requests at a time, so that two at once can't both take the last one. */
export async function takeFromQuota(tx: Transaction, sellerId: string, settings: Settings): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.proposals ${sellerId}`}))`)
  const { left, most } = await findProposalQuota(tx.db, sellerId, tx.now, settings)
  if (left > 0) return
  throw new Invalid(
    `You have sent ${most} proposals this month, as many as one may. They are counted anew on the first, and come back when a project ends without anyone hired.`,
  )
}

/** As many projects as one member may have open, those in review included. */
export async function takeRoomForProject(
  tx: Transaction,
  ownerId: string,
  settings: Settings,
): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.projects ${ownerId}`}))`)
  const open = await countOpenProjects(tx.db, ownerId)
  if (open < settings.openProjectsMost) return
  throw new Invalid(
    `You have ${open} open projects, as many as one may have. Close one, or choose somebody for it, to post another.`,
  )
}

export function countOpenProjects(db: Db | DrizzleTransaction, ownerId: string): Promise<number> {
  return db.$count(project, and(eq(project.ownerId, ownerId), sql`${project.state} in ('in_review','open')`))
}

/** Whether a member ever sent one, as part of a larger question. */
export const sentAnyProposal = (sellerId: SQLWrapper) =>
  sql<boolean>`exists (select from ${proposal} where ${proposal.sellerId} = ${sellerId})`
