import { eq, sql } from 'drizzle-orm'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { category } from './schema.server.ts'

export type CategoryRow = typeof category.$inferSelect
export type CategoryContext = { origin: Origin }

/** Whether services stand in a category, shown or not. Passed in by the area of services. */
export type HasServices = (tx: Transaction, categoryId: string) => Promise<boolean>
export type CategoryServicesContext = CategoryContext & { hasServices: HasServices }

/** One person changes the tree at a time: a move must not meet another move half-way. */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('guildhall.categories'))`)
}

/** The tree stays as it is until the transaction ends, for any number who count in it at once. */
export async function holdTree(tx: Transaction): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(hashtext('guildhall.categories'))`)
}

export async function findRow(tx: Transaction, categoryId: string): Promise<CategoryRow> {
  const [found] = await tx.db.select().from(category).where(eq(category.id, categoryId))
  if (!found) throw new NotFound('There is no such category any more')
  return found
}

/** The category and everything below it, from the top down. */
export async function listBelow(tx: Transaction, categoryId: string): Promise<CategoryRow[]> {
  return tx.db
    .select()
    .from(category)
    .where(sql`${category.lineIds} @> array[${categoryId}]::uuid[]`)
    .orderBy(category.depth)
}

/** What hangs right below it, in its order. */
export async function listChildren(tx: Transaction, categoryId: string): Promise<CategoryRow[]> {
  return tx.db
    .select()
    .from(category)
    .where(eq(category.parentId, categoryId))
    .orderBy(category.position, category.title, category.id)
}
