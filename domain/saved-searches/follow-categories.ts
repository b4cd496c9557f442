import { asc, inArray, sql } from 'drizzle-orm'
import { findTree, type TreeNode } from '#domain/categories/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { savedSearch } from './schema.server.ts'

const categoryOf = sql<string>`${savedSearch.query} #>> '{filters,categoryId}'`

/** Categories became one: who searched in them searches there. What they are called by follows when the tree is said to have changed. */
export async function followMerge(
  tx: Transaction,
  fromIds: readonly string[],
  intoId: string,
): Promise<void> {
  await tx.db
    .update(savedSearch)
    .set({ query: sql`jsonb_set(${savedSearch.query}, '{filters,categoryId}', to_jsonb(${intoId}::text))` })
    .where(inArray(categoryOf, [...fromIds]))
}

type Kept = Pick<typeof savedSearch.$inferSelect, 'id' | 'memberId' | 'address' | 'hasAlerts'>

/** Categories are elsewhere: the addresses of searches in them say so, and of two that became the same one is kept. */
export async function followAddresses(tx: Transaction, categoryIds: readonly string[]): Promise<void> {
  const shown = {
    id: savedSearch.id,
    memberId: savedSearch.memberId,
    address: savedSearch.address,
    hasAlerts: savedSearch.hasAlerts,
  }
  const concerned = await tx.db
    .select({ ...shown, categoryId: categoryOf })
    .from(savedSearch)
    .where(inArray(categoryOf, [...categoryIds]))
    .orderBy(asc(savedSearch.id))
    .for('update')
  if (concerned.length === 0) return
  const paths = pathsOf(await findTree(tx.db))
  const moved = concerned.flatMap(({ categoryId, ...one }) => {
    const address = addressIn(one.address, paths.get(categoryId))
    return address === one.address ? [] : [{ ...one, address }]
  })
  if (moved.length === 0) return
  // As lists, each in one value: a question has no room for as many values as a category may have searches.
  const members = sql.param([...new Set(moved.map(({ memberId }) => memberId))])
  const addresses = sql.param([...new Set(moved.map(({ address }) => address))])
  const there = await tx.db
    .select(shown)
    .from(savedSearch)
    .where(
      sql`${savedSearch.memberId} = any(${members}::uuid[]) and ${savedSearch.address} = any(${addresses}::text[])`,
    )
  const isMoved = new Set(moved.map(({ id }) => id))
  const doubles = doublesAmong([...there.filter(({ id }) => !isMoved.has(id)), ...moved])
  await tx.db.delete(savedSearch).where(sql`${savedSearch.id} = any(${sql.param(doubles)}::uuid[])`)
  // In two steps: an address may be free only when another search has left it.
  await writeAddresses(
    tx,
    moved.map(({ id }) => ({ id, address: id })),
  )
  await writeAddresses(tx, moved)
}

function pathsOf(tree: readonly TreeNode[]): Map<string, string> {
  return new Map(tree.flatMap(({ id, path, below }) => [[id, path] as const, ...pathsOf(below)]))
}

function addressIn(address: string, path: string | undefined): string {
  const params = new URLSearchParams(address)
  if (path === undefined || !params.has('category')) return address
  params.set('category', path)
  return params.toString()
}

/** One that is told about stays before one that is not. */
function doublesAmong(searches: readonly Kept[]): string[] {
  const same = Map.groupBy(searches, ({ memberId, address }) => `${memberId} ${address}`)
  return [...same.values()].flatMap((ones) => {
    const kept = ones.find(({ hasAlerts }) => hasAlerts) ?? ones[0]
    return ones.filter((one) => one !== kept).map(({ id }) => id)
  })
}

async function writeAddresses(
  tx: Transaction,
  ones: readonly { id: string; address: string }[],
): Promise<void> {
  const ids = sql.param(ones.map(({ id }) => id))
  const addresses = sql.param(ones.map(({ address }) => address))
  await tx.db.execute(sql`
    update saved_search set address = moved.address
    from unnest(${ids}::uuid[], ${addresses}::text[]) as moved (id, address) where saved_search.id = moved.id`)
}
