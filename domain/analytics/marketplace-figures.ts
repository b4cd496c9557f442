import { sql } from 'drizzle-orm'
import { countActiveMembers } from '#domain/accounts/index.ts'
import { countShown } from '#domain/catalogue/index.ts'
import { countCompletedDeals } from '#domain/deals/index.ts'
import { sumOfKind, sumPaidOut } from '#domain/ledger/index.ts'
import { countPublicProjects } from '#domain/projects/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { marketplaceFigure } from './schema.server.ts'

export type MarketplaceFigures = {
  services: number
  sellers: number
  members: number
  completedDeals: number
  /** Money in escrow. */
  heldMinor: number
  /** Money that members were paid out, ever. */
  paidOutMinor: number
  /** Projects that everyone may see. */
  openProjects: number
  countedAt: Date
}

type Counted = Omit<MarketplaceFigures, 'countedAt'>
const NAMES = [
  'services',
  'sellers',
  'members',
  'completedDeals',
  'heldMinor',
  'paidOutMinor',
  'openProjects',
] as const satisfies (keyof Counted)[]

async function count(db: Db | DrizzleTransaction): Promise<Counted> {
  const [shown, members] = [await countShown(db), await countActiveMembers(db)]
  const [completedDeals, held] = [await countCompletedDeals(db), await sumOfKind(db, 'escrow')]
  const [paidOut, openProjects] = [await sumPaidOut(db), await countPublicProjects(db)]
  return {
    ...shown,
    members,
    completedDeals,
    heldMinor: Number(held),
    paidOutMinor: Number(paidOut),
    openProjects,
  }
}

/** Counts anew what the marketplace says of itself. */
export async function countMarketplace(tx: Transaction): Promise<void> {
  const counted = await count(tx.db)
  await tx.db
    .insert(marketplaceFigure)
    .values(NAMES.map((name) => ({ name, value: counted[name], countedAt: tx.now })))
    .onConflictDoUpdate({
      target: marketplaceFigure.name,
      set: { value: sql`excluded.value`, countedAt: sql`excluded.counted_at` },
    })
}

/** As they were last counted; a marketplace so new that nobody has counted is small enough to be counted at once. */
export async function findMarketplaceFigures(db: Db, now: Date): Promise<MarketplaceFigures> {
  const rows = await db.select().from(marketplaceFigure)
  const known = new Map(rows.map((row) => [row.name, row]))
  const countedAt = known.get('services')?.countedAt
  if (!countedAt || NAMES.some((name) => !known.has(name))) return { ...(await count(db)), countedAt: now }
  const values = NAMES.map((name) => [name, known.get(name)?.value ?? 0] as const)
  return { ...(Object.fromEntries(values) as Counted), countedAt }
}
