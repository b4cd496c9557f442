import { randomBytes } from 'node:crypto'
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
