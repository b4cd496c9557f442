import { sql } from 'drizzle-orm'
import type { LedgerCheck } from '#domain/ledger/index.ts'

/** Numbers of a series run from one to its last, each once. */
export const papersAreWithoutGap: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{
    series: string
    year: number
    last: number
    count: number
    most: number
  }>(sql`
    select coalesce(paper_series.series, found.series) as series, coalesce(paper_series.year, found.year) as year,
      coalesce(last, 0) as last, coalesce(count, 0) as count, coalesce(most, 0) as most
    from paper_series full join (
      select series, year, count(*)::int as count, max(number) as most from paper group by series, year
    ) as found on found.series = paper_series.series and found.year = paper_series.year
    where coalesce(last, 0) <> coalesce(count, 0) or coalesce(last, 0) <> coalesce(most, 0)
    order by 1, 2 limit 100`)
  return rows.map(
    ({ series, year, last, count, most }) =>
      `The papers of ${series} in ${year} are numbered up to ${most}, but there are ${count} of ${last}`,
  )
}

/**
 * What papers tell of a transfer is what it moved: of escrow and providers what came and went back, of the seller, or all of a team, the price
 * less the commission, of the marketplace commission and fees. From the first transfer of a deal that has papers on, every one has.
 */
export const papersTellTheirTransfers: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string; kind: string; told: string; moved: string }>(sql`
    with told as (
      select transfer_id, sum(amount) filter (where part in ('paid','back')) as held,
        sum(case part when 'price' then amount when 'commission' then -amount end) as seller,
        sum(amount) filter (where part in ('commission','fee')) as revenue
      from paper_transfer group by transfer_id
    ), papered as (
      select ledger_transfer.id, ledger_transfer.kind, buyer_id, seller_id, deal.id as deal_id, team_division
      from ledger_transfer join deal on deal.id = deal_id
      where ledger_transfer.id >= (select min(transfer_id) from paper_transfer) and ledger_transfer.kind <> 'clear'
      union all
      select ledger_transfer.id, ledger_transfer.kind, null, null, null, null
      from told join ledger_transfer on ledger_transfer.id = told.transfer_id left join deal on deal.id = deal_id
      where deal.id is null and ledger_transfer.kind <> 'clear'
    ), moved as (
      select papered.id, papered.kind, told.held, told.seller as told_seller, told.revenue as told_revenue,
        sum(amount) filter (where account.kind = 'escrow') as escrow,
        sum(amount) filter (where account.kind = 'provider') as provider,
        sum(amount) filter (where account.kind = 'revenue') as revenue,
        sum(amount) filter (where account.owner = seller_id::text or team_division is not null and account.owner in (
          select member_id::text from deal_share where deal_share.deal_id = papered.deal_id)) as seller,
        sum(amount) filter (where account.owner = buyer_id::text) as buyer
      from papered
      join ledger_posting on ledger_posting.transfer_id = papered.id
      join ledger_account as account on account.id = ledger_posting.account_id
      left join told on told.transfer_id = papered.id
      group by papered.id, papered.kind, told.held, told.seller, told.revenue
    ), compared as (
      select id, kind, array[coalesce(held, 0), coalesce(told_seller, 0), coalesce(told_revenue, 0)]::text as told,
        case
          when provider is not null then array[-provider, 0, 0]
          when kind = 'tip' then array[-buyer, 0, 0]
          when escrow > 0 then array[escrow, 0, 0]
          when escrow < 0 then array[-coalesce(buyer, 0), coalesce(seller, 0), coalesce(revenue, 0)]
          else array[0, coalesce(seller, 0), coalesce(revenue, 0)]
        end::text as moved
      from moved
    )
    select id::text, kind, told, moved from compared where told <> moved order by compared.id limit 100`)
  return rows.map(
    ({ id, kind, told, moved }) =>
      `The papers of the transfer ${id} (${kind}) tell ${told}, but it moved ${moved}`,
  )
}

/** Whatever was taken for PRO or given back is on a paper. */
export const proIsOnPapers: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id::text from ledger_transfer
    where kind = 'pro' and not exists (select 1 from paper_transfer where transfer_id = ledger_transfer.id)
    order by ledger_transfer.id limit 100`)
  return rows.map(({ id }) => `The transfer ${id} (pro) is on no paper`)
}

/** Whatever came from a payer outside or went back there is on a paper, once its payment is: a receipt that nothing corrects says too much. */
export const outsideMoneyIsOnPapers: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string; kind: string }>(sql`
    with later as (
      select moved.id, moved.kind, payment.id as payment_id, payment.member_id
      from payment join ledger_transfer as moved on moved.subject_kind = 'payment' and moved.subject_id = payment.id::text
      where moved.kind in ('payment-refunded', 'payment-refund-failed')
      union all
      select moved.id, moved.kind, payment_id, member_id
      from chargeback join ledger_transfer as moved on moved.key = 'chargeback-ended:' || chargeback.id
      where state = 'lost'
    )
    select later.id::text, later.kind from later
    join member on member.id = later.member_id
    join ledger_transfer as came on came.key = 'payment:' || later.payment_id
    where exists (select 1 from paper_transfer where transfer_id = came.id)
      and not exists (select 1 from paper_transfer where transfer_id = later.id)
    order by later.id limit 100`)
  return rows.map(({ id, kind }) => `The transfer ${id} (${kind}) is on no paper`)
}
