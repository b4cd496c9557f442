import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import { findOwnedTeamId } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterAsClock } from './locked-deal.ts'
import { recordAside } from './timeline.ts'
import { deal, dealEvent } from '../schema.server.ts'
import { isDealOver, openDealStates, parties, type Party } from '../states.ts'

/**
 * Every deal in which somebody still has something to do and a member stands for a side, by the indexes of buyers, sellers and teams.
 * A team with such deals is not dissolved.
 */
export async function listOpenDealIds(db: Db, memberId: string): Promise<string[]> {
  const teamId = await findOwnedTeamId(db, memberId)
  const isOpen = inArray(deal.state, [...openDealStates])
  const rows = await db
    .select({ id: deal.id })
    .from(deal)
    .where(
      or(
        and(eq(deal.buyerId, memberId), isOpen),
        and(eq(deal.sellerId, memberId), isNull(deal.teamId), isOpen),
        teamId ? and(eq(deal.teamId, teamId), isOpen) : undefined,
      ),
    )
  return rows.map(({ id }) => id)
}

const words = {
  buyer: { banned: 'buyer-banned', back: 'buyer-back' },
  seller: { banned: 'seller-banned', back: 'seller-back' },
} as const satisfies Record<Party, unknown>

/**
 * The ban of a side, or its end, becomes part of what happened in the deal, and the other side is told. What is told follows from
 * what is true now and what was told last, so that it is harmless twice.
 */
export async function followBan(tx: Transaction, { dealId }: { dealId: string }): Promise<void> {
  const room = await enterAsClock(tx, dealId)
  if (isDealOver(room.deal.state)) return
  for (const party of parties) {
    const { banned, back } = words[party]
    const now = room.banned.includes(party) ? banned : back
    if ((await wasToldLast(tx, dealId, [banned, back])) !== now) await recordAside(tx, room, now)
  }
}

/** Nothing told is as good as told that all is well. */
async function wasToldLast<Kind extends string>(
  tx: Transaction,
  dealId: string,
  [banned, back]: readonly [Kind, Kind],
): Promise<string> {
  const [last] = await tx.db
    .select({ kind: dealEvent.kind })
    .from(dealEvent)
    .where(and(eq(dealEvent.dealId, dealId), inArray(dealEvent.kind, [banned, back])))
    .orderBy(desc(dealEvent.number))
    .limit(1)
  return last?.kind ?? back
}
