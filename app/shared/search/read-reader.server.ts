import type { CachedEdge } from '#app/edge.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import { type WrittenIn, writtenIn, writtenLanguages } from '#domain/search/index.ts'

/**
 * Whose language goes first: who types in Russian reads it; else what a member says they speak, where that tells; else what the
 * browser says.
 */
export function readReader({ page }: Pick<CachedEdge, 'page'>, words = ''): WrittenIn {
  if (writtenIn(words) === 'ru') return 'ru'
  return page.viewer ? readerOf(page.viewer, page.reader) : page.reader
}

export function readerOf({ languages }: Pick<Viewer, 'languages'>, ofBrowser: WrittenIn): WrittenIn {
  const [known, ...others] = writtenLanguages.filter((one) => languages.includes(one))
  return known && others.length === 0 ? known : ofBrowser
}
