import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { enterAsClock } from './locked-deal.ts'
import { recordAside } from './timeline.ts'
import { deal, dealEvent } from '../schema.server.ts'
import { isDealOver, openDealStates, type Party } from '../states.ts'

/** Every deal of a member in which somebody still has something to do, by the indexes of both sides. */
export async function listOpenDealIds(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: deal.id })
    .from(deal)
    .where(
      or(
        and(eq(deal.buyerId, memberId), inArray(deal.state, [...openDealStates])),
        and(eq(deal.sellerId, memberId), inArray(deal.state, [...openDealStates])),
      ),
    )
  return rows.map(({ id }) => id)
}

const words = {
  buyer: { banned: 'buyer-banned', back: 'buyer-back' },
  seller: { banned: 'seller-banned', back: 'seller-back' },
} as const satisfies Record<Party, unknown>

/**
 * The ban of one side, or its end, becomes part of what happened in the deal, and the other side is told. What is told follows from
 * what is true now and what was told last, so that it is harmless twice.
 */
export async function followBan(
  tx: Transaction,
  { dealId, memberId }: { dealId: string; memberId: string },
): Promise<void> {
  const room = await enterAsClock(tx, dealId)
  if (isDealOver(room.deal.state)) return
  const party = room.deal.buyerId === memberId ? 'buyer' : 'seller'
  const { banned, back } = words[party]
  const isBanned = room.banned.includes(party)
  if ((await wasToldLast(tx, dealId, [banned, back])) === (isBanned ? banned : back)) return
  await recordAside(tx, room, isBanned ? banned : back)
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
