import type { MemberEdge } from '#app/edge.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { listPayments, PAYMENTS_A_PAGE, readPaymentFilters } from '#domain/payments/index.ts'
import { countTabs } from './count-tabs.ts'

/** The payments that the address asks for, a page of them. */
export async function loadPayments(edge: MemberEdge) {
  const { db, actor, url, clock, settings } = edge
  const filters = readPaymentFilters(url.searchParams)
  const { rows, ...page } = await listPayments(db, actor, { filters, currency: settings.currency })
  const names = await nameMembers(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return {
    ...page,
    filters,
    now: clock.now(),
    aPage: PAYMENTS_A_PAGE,
    counts: await countTabs(edge),
    csvAddress: `/admin/payments.csv${url.search}`,
    rows: rows.map(({ id, memberId, amount, refunded, currency, state, purpose, provider, createdAt }) => ({
      id,
      member: names.get(memberId)?.displayName ?? 'A former member',
      amount,
      refunded,
      currency,
      state,
      purpose,
      provider,
      createdAt,
    })),
  }
}

export type PaymentRow = Awaited<ReturnType<typeof loadPayments>>['rows'][number]
