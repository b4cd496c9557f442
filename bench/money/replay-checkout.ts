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

/** The same statements with the same values, but for what the buyer brings and the database gives. */
export async function replayCheckout(
  pool: pg.Pool,
  { statements, names: old }: Recorded,
  buyerId: string,
): Promise<void> {
  const names: Names = { ...old, buyerId, formKey: randomUUID() }
  const papers = new ReplayedPapers()
  const client = await pool.connect()
  try {
    for (const { name, text, values } of statements) {
      const which = hasIdsOfTheBook(text) ? [...numbers, ...words] : words
      const renamed = values.map((value) => value && rename(value, which, { old, names }))
      const given = papers.rename({ text, values: renamed })
      const { rows } = await client.query<Row>({ ...(name ? { name } : {}), text, values: given })
      learn(names, text, rows)
      papers.learn(text, rows)
    }
  } finally {
    client.release()
  }
}

const UUID_LENGTH = 36
const numbers = ['depositedId', 'availableId', 'escrowId', 'transferId'] as const
const words = ['buyerId', 'formKey', 'orderId', 'dealId', 'milestoneId'] as const

/** Elsewhere the same figure is a price, a count or the number of a paper. */
const hasIdsOfTheBook = (text: string) =>
  text.includes('"ledger_') || text.startsWith('insert into "paper_transfer"')

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

type Row = { id?: string; kind?: string; series?: string; last?: number }

function learn(names: Names, text: string, rows: readonly Row[]): void {
  const [first] = rows
  if (text.startsWith('insert into "purchase_order"')) names.orderId = String(first?.id)
  if (text.startsWith('insert into "deal" ')) names.dealId = String(first?.id)
  if (text.startsWith('insert into "ledger_transfer"')) names.transferId = String(first?.id)
  if (text.startsWith('insert into "milestone"')) names.milestoneId = String(first?.id)
  if (text.includes('"ledger_account"'))
    for (const { id, kind } of rows) {
      if (kind === 'deposited') names.depositedId = String(id)
      if (kind === 'available') names.availableId = String(id)
      if (kind === 'escrow') names.escrowId = String(id)
    }
}
