import { findLine } from '#domain/categories/index.ts'
import type { Db } from '#platform/db/database.ts'

/** The places of these categories in the tree, in words. */
export async function nameCategories(
  db: Db,
  ids: readonly (string | null | undefined)[],
): Promise<(id: string | null) => string> {
  const wanted = new Set(ids.filter((id) => id !== null && id !== undefined))
  const names = new Map(
    await Promise.all(
      [...wanted].map(async (id) => {
        const line = await findLine(db, id)
        return [id, line.map(({ title }) => title).join(' / ')] as const
      }),
    ),
  )
  return (id) => (id && names.get(id)) || 'None'
}
