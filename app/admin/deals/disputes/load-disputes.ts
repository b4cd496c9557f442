import type { MemberEdge } from '#app/edge.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { countOpenDisputes, listDisputes } from '#domain/deals/index.ts'

/** A page of disputes with the names of both sides, and how many are open. */
export async function loadDisputes(
  { db, actor, clock }: MemberEdge,
  asked: { show: 'open' | 'ended'; page: number },
) {
  const [open, disputes] = await Promise.all([
    countOpenDisputes(db, actor, clock.now()),
    listDisputes(db, actor, asked),
  ])
  const names = await nameMembers(
    db,
    disputes.rows.flatMap(({ buyerId, sellerId }) => [buyerId ?? '', sellerId ?? '']),
  )
  return {
    open,
    disputes: {
      ...disputes,
      rows: disputes.rows.map((row) => ({
        ...row,
        buyer: names.get(row.buyerId ?? '')?.username ?? 'Nobody',
        seller: names.get(row.sellerId ?? '')?.username ?? 'Nobody',
      })),
    },
  }
}

export type LoadedDisputes = Awaited<ReturnType<typeof loadDisputes>>
