import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { category } from './schema.server.ts'

/** A category in a line; below another when told so. */
export async function makeCategory(
  tx: Transaction,
  given: Partial<typeof category.$inferInsert> & { below?: typeof category.$inferSelect } = {},
): Promise<typeof category.$inferSelect> {
  const { below, ...values } = given
  const slug = values.slug ?? `c${randomBytes(4).toString('hex')}`
  const id = crypto.randomUUID()
  const [made] = await tx.db
    .insert(category)
    .values({
      id,
      title: slug,
      createdAt: tx.now,
      ...values,
      slug,
      parentId: below?.id ?? null,
      path: below ? `${below.path}/${slug}` : slug,
      depth: (below?.depth ?? 0) + 1,
      lineIds: [...(below?.lineIds ?? []), id],
    })
    .returning()
  if (!made) throw new Error('No category was made')
  return made
}

/** As far as the counts know: what is counted here and not below. */
export async function hasCounted(tx: Transaction, categoryId: string): Promise<boolean> {
  const [own] = await tx.db.select().from(category).where(eq(category.id, categoryId))
  const below = await tx.db.select().from(category).where(eq(category.parentId, categoryId))
  return (own?.servicesCount ?? 0) > below.reduce((sum, { servicesCount }) => sum + servicesCount, 0)
}
