import type { CachedEdge } from '#app/edge.ts'
import type { PageContext } from '#app/page-context.ts'
import { findHiddenFrom } from '#domain/blocks/index.ts'

const NOBODY: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>())
const readOf = new WeakMap<PageContext, Promise<ReadonlySet<string>>>()

/** Whose things whoever looks does not see: read once a request, however many parts of a page ask. Visitors see everyone's. */
export function findHidden({ db, page }: Pick<CachedEdge, 'db' | 'page'>): Promise<ReadonlySet<string>> {
  const viewerId = page.viewer?.actor.id
  if (!viewerId) return NOBODY
  let read = readOf.get(page)
  if (!read) readOf.set(page, (read = findHiddenFrom(db, viewerId)))
  return read
}
