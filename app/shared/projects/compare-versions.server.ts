import type { CachedEdge } from '#app/edge.ts'
import { dateText } from '#app/ui/time/relative-time.ts'
import { compareParts } from '#app/shared/changes/compare-parts.ts'
import type { Change } from '#app/ui/changes/changes.tsx'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { findLine } from '#domain/categories/index.ts'
import type { VersionContent } from '#domain/projects/index.ts'
import { budgetWords } from './project-words.ts'

/** What a project said in an earlier version beside what it says now, in the words of its page. */
export async function compareVersions(
  { db, settings: { currency } }: Pick<CachedEdge, 'db' | 'settings'>,
  was: VersionContent,
  is: VersionContent,
): Promise<Change[]> {
  const category = async ({ categoryId }: VersionContent) =>
    categoryId ? ((await findLine(db, categoryId)).at(-1)?.title ?? '') : ''
  const day = ({ wantedBy }: VersionContent) => (wantedBy ? dateText(new Date(wantedBy)) : '')
  const files = (of: VersionContent) =>
    of.files.map(({ name, bytes }) => `${name} (${formatBytes(bytes)})`).join('\n')
  return compareParts([
    ['Title', was.title, is.title],
    ['Budget', budgetWords(was, currency), budgetWords(is, currency)],
    ['Wanted by', day(was), day(is)],
    ['Category', await category(was), await category(is)],
    ['Skills', was.skills.join(', '), is.skills.join(', ')],
    ['Attachments', files(was), files(is)],
    ['Description', was.description, is.description],
  ])
}
