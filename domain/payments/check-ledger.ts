import { sql } from 'drizzle-orm'
import type { LedgerCheck } from '#domain/ledger/index.ts'
import { readSettings, THE_END } from '#domain/settings/index.ts'
import { paymentProviderNames } from '#platform/payments/payment-provider.ts'

/**
 * What providers hold for us by their payments is what the book says they do. Only the kinds that payments post are summed:
 * money that leaves through a provider is for whoever sends it to check, by its own kinds.
 */
export const paymentsAreInTheBook: LedgerCheck = async (db) => {
  const names = sql.join(
    paymentProviderNames.map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ provider: string; booked: string; paid: string }>(sql`
    select provider, sum(booked)::text as booked, sum(paid)::text as paid from (
      select owner as provider, -sum(ledger_posting.amount) as booked, 0 as paid
      from ledger_posting join ledger_account on ledger_account.id = account_id
      where ledger_account.kind = 'provider' and owner in (${names})
        and ledger_posting.kind in ('top-up', 'payment-refunded', 'payment-refund-failed', 'chargeback-lost')
      group by owner
      union all
      select provider, 0, sum(amount - refunded) from payment where state = 'succeeded' group by provider
      union all
      select provider, 0, -sum(amount) from chargeback where state = 'lost' group by provider
    ) as sides group by provider having sum(booked) <> sum(paid)`)
  return rows.map(
    ({ provider, booked, paid }) =>
      `Payments through ${provider} are ${paid}, but the book has ${booked} from them`,
  )
}

/** Each payment that succeeded is one transfer of its amount, less what went back; no other payment is one that stands. */
export const eachPaymentIsBookedOnce: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string; state: string; amount: string; booked: string }>(sql`
    select payment.id::text, payment.state, payment.amount::text, coalesce(booked, 0)::text as booked
    from payment
    left join (
      select subject_id, sum(ledger_posting.amount) as booked
      from ledger_transfer
      join ledger_posting on transfer_id = ledger_transfer.id
      join ledger_account on ledger_account.id = account_id and ledger_account.kind in ('deposited', 'available')
      where subject_kind = 'payment'
      group by subject_id
    ) as lines on lines.subject_id = payment.id::text
    where coalesce(booked, 0) <> case when payment.state = 'succeeded' then payment.amount - payment.refunded else 0 end
    limit 100`)
  return rows.map(
    ({ id, state, amount, booked }) =>
      `The payment ${id} of ${amount} is ${state}, but the book has ${booked} of it`,
  )
}

/** The currency of the book is that of the settings, and all that came in was counted in it. */
export const paymentsAreInOneCurrency: LedgerCheck = async (db) => {
  const { currency } = await readSettings(db, THE_END)
  const { rows } = await db.execute<{ words: string }>(sql`
    select format('%s payments that succeeded are in %s, but the book is in %s', count(*), currency, ${currency}::text) as words
    from payment where state in ('succeeded', 'refunded') and currency <> ${currency} group by currency`)
  return rows.map(({ words }) => words)
}

/** What was to go back to its payer has gone, or came back: a provider that says nothing for a day is asked by a person. */
export const refundsAreSent: LedgerCheck = async (db) => {
  const { rows } = await db.execute<{ id: string; amount: string }>(sql`
    select id::text, amount::text from payment_refund
    where state = 'asked' and asked_at < now() - interval '1 day' order by asked_at limit 100`)
  return rows.map(({ id, amount }) => `The refund ${id} of ${amount} is on its way for more than a day`)
}
