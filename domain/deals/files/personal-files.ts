import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { findPeople } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { deal, dealFile } from '../schema.server.ts'
import { openDealStates } from '../states.ts'

const isBySideOf = (memberId: string) =>
  or(
    and(eq(dealFile.by, 'buyer'), eq(deal.buyerId, memberId)),
    and(eq(dealFile.by, 'seller'), eq(deal.sellerId, memberId)),
  )

/** The files that a member's side put into deals. */
export const listFilesOfSide = (db: Db, memberId: string) =>
  db
    .select({ id: dealFile.id, name: dealFile.name, fileKey: dealFile.fileKey })
    .from(dealFile)
    .innerJoin(deal, eq(deal.id, dealFile.dealId))
    .where(isBySideOf(memberId))
    .orderBy(dealFile.at)

/**
 * What was handed over in a deal that both agreed to is the other side's as well, and stays as long as somebody is there who
 * may open it. What was added to a proposal that came to nothing goes with whoever added it. Answers with the stored files to remove.
 */
export async function eraseDealFiles(tx: Transaction, memberId: string): Promise<string[]> {
  const { ofNothing, leftAlone } = await findForgottenDeals(tx, memberId)
  const added = await tx.db
    .select({ id: dealFile.id })
    .from(dealFile)
    .innerJoin(deal, eq(deal.id, dealFile.dealId))
    .where(and(isBySideOf(memberId), inArray(deal.id, ofNothing)))
  const addedIds = added.map(({ id }) => id)
  const files = await tx.db
    .delete(dealFile)
    .where(or(inArray(dealFile.id, addedIds), inArray(dealFile.dealId, leftAlone)))
    .returning({ fileKey: dealFile.fileKey })
  return files.map(({ fileKey }) => fileKey)
}

type ForgottenDeals = {
  /** Nobody agreed to them: nothing of them is a record for the other side. */
  ofNothing: string[]
  /** Nobody is in them once this member is gone. */
  leftAlone: string[]
}

/** Deals whose files need not stay when a member goes. */
export async function findForgottenDeals(tx: Transaction, memberId: string): Promise<ForgottenDeals> {
  const over = await tx.db
    .select({
      id: deal.id,
      otherId: sql<
        string | null
      >`case when ${deal.buyerId} = ${memberId} then ${deal.sellerId} else ${deal.buyerId} end`,
      teamId: deal.teamId,
      acceptedAt: deal.acceptedAt,
    })
    .from(deal)
    .where(
      and(
        or(eq(deal.buyerId, memberId), eq(deal.sellerId, memberId)),
        notInArray(deal.state, openDealStates),
      ),
    )
  const people = await findPeople(
    tx.db,
    over.flatMap(({ otherId }) => otherId ?? []),
  )
  const isGone = (id: string | null) => id === null || people.get(id)?.state === 'deleted'
  return {
    ofNothing: over.filter(({ acceptedAt }) => acceptedAt === null).map(({ id }) => id),
    // Of a team there are others.
    leftAlone: over.filter(({ otherId, teamId }) => teamId === null && isGone(otherId)).map(({ id }) => id),
  }
}
