import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Sent } from '../../tests/server/frontend-messages.ts'
import { ReplayedPapers } from './replay-papers.ts'

/** What one checkout sent, and by which names it went in it. */
export type Recorded = { statements: Sent[]; names: Names }

/** Everything that differs from one checkout to the next. */
export type Names = {
  buyerId: string
  formKey: string
  orderId: string
  dealId: string
  milestoneId: string
  depositedId: string
  availableId: string
  escrowId: string
  transferId: string
}

/** What a checkout has to write and to look at, in as few statements as it can be done, with values of each buyer's own. */
export async function replayCheckout(
  pool: pg.Pool,
  { statements, names: old }: Recorded,
  buyerId: string,
): Promise<void> {
  const own = {
    formKey: randomUUID(),
    orderId: randomUUID(),
    dealId: randomUUID(),
    milestoneId: randomUUID(),
  }
  const names: Names = { ...old, buyerId, ...own }
  const papers = new ReplayedPapers()
  const client = await pool.connect()
  try {
    for (const { name, text, values } of statements) {
      const which = hasIdsOfTheBook(text) ? [...numbers, ...words] : words
      const renamed = values.map((value) => value && rename(value, which, { old, names }))
      const given = papers.rename({ text, values: renamed })
      const { rows } = await client.query<Row>({ ...(name ? { name } : {}), text, values: given })
      for (const row of rows) learn(names, row.rows ?? [])
      papers.learn(text, rows)
    }
  } finally {
    client.release()
  }
}

/**
 * Leaves out of what a checkout sent whatever only looks: what stays is the cart with its locks, the offer, and everything that is
 * written. The order is written with its deals.
 */
export function leaveBare(sent: readonly Sent[], orderId: string): Sent[] {
  const isKept = ({ text }: Sent) =>
    /^(begin|commit|with|insert)/.test(text) || text.includes('from "service" inner join')
  const kept = sent.filter(isKept)
  const at = kept.findIndex(({ text }) => text.startsWith('insert into "purchase_order"'))
  const [order, deals] = kept.slice(at, at + 2)
  if (!order || !deals) throw new Error('The checkout wrote no order')
  const own = order.values.length + 1
  const moved = deals.text
    .replace(/^with /, '')
    .replaceAll(/\$(\d+)/g, (_, place) => `$${Number(place) + own}`)
  const written = order.text.replace('values (default,', `values ($${own}::uuid,`)
  const both = {
    ...deals,
    text: `with "placed" as (${written}), ${moved}`,
    values: [...order.values, orderId, ...deals.values],
  }
  return [...kept.slice(0, at), both, ...kept.slice(at + 2)]
}

const UUID_LENGTH = 36
const numbers = ['depositedId', 'availableId', 'escrowId', 'transferId'] as const
const words = ['buyerId', 'formKey', 'orderId', 'dealId', 'milestoneId'] as const

/** Elsewhere the same figure is a price, a count or the number of a paper. */
const hasIdsOfTheBook = (text: string) => /"ledger_posting"|"paper_transfer"/.test(text)

/** Long names stand inside of other words too (`fund:…`, the data of a job); numbers only by themselves. */
function rename(
  value: string,
  which: readonly (keyof Names)[],
  { old, names }: { old: Names; names: Names },
): string {
  let renamed = value
  for (const one of which) {
    if (value === old[one]) return names[one]
    if (old[one].length === UUID_LENGTH) renamed = renamed.replaceAll(old[one], names[one])
  }
  return renamed
}

type Told = { id?: string; kind?: string | null; key?: string | null; money?: Told[] }
type Row = { rows?: Told[]; series?: string; last?: number }

/** The ids that the database gave: of accounts, and of the transfer, which has a key. */
function learn(names: Names, told: readonly Told[]): void {
  for (const { id, kind, key, money } of told) {
    if (money) learn(names, money)
    if (key) names.transferId = String(id)
    if (kind === 'deposited') names.depositedId = String(id)
    if (kind === 'available') names.availableId = String(id)
    if (kind === 'escrow') names.escrowId = String(id)
  }
}
