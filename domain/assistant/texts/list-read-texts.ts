import { describeServices } from '#domain/catalogue/index.ts'
import { projectDocuments } from '#domain/projects/index.ts'
import type { SearchDocument } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ReadKind } from '../schema.server.ts'

/** A text that others may see, with all that is read of it. */
export type ReadText = {
  id: string
  title: string
  labels: string[]
  text: string
  ownerId: string
  categoryId: string | null
}

/** Of these, those that can be seen. */
export async function listReadTexts(db: Db, kind: ReadKind, ids: readonly string[]): Promise<ReadText[]> {
  return (await describe(db, kind, ids)).map(({ id, title, labels, text, ownerId, categoryLineIds }) => ({
    id,
    title,
    labels,
    text: `${title}\n${text}`,
    ownerId,
    categoryId: categoryLineIds.at(-1) ?? null,
  }))
}

async function describe(db: Db, kind: ReadKind, ids: readonly string[]): Promise<SearchDocument[]> {
  if (kind === 'service') return [...(await describeServices(db, ids)).values()]
  const found = await Promise.all(
    (['public', 'members'] as const).map((visibility) => projectDocuments(visibility).describe(db, ids)),
  )
  return found.flatMap((some) => [...some.values()])
}
