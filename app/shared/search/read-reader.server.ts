import type { CachedEdge } from '#app/edge.ts'
import { findLanguages } from '#domain/accounts/index.ts'
import { type WrittenIn, writtenIn, writtenLanguages } from '#domain/search/index.ts'

/**
 * Whose language goes first: who types in Russian reads it; else what a member says they speak, where that tells; else what the
 * browser says.
 */
export async function readReader(
  { db, page }: Pick<CachedEdge, 'db' | 'page'>,
  words = '',
): Promise<WrittenIn> {
  if (writtenIn(words) === 'ru') return 'ru'
  const { viewer } = page
  if (!viewer) return page.reader
  const spoken = (await findLanguages(db, [viewer.actor.id])).get(viewer.actor.id) ?? []
  const [known, ...others] = writtenLanguages.filter((one) => spoken.includes(one))
  return known && others.length === 0 ? known : page.reader
}
