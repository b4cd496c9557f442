import type { ProjectContent } from '../project-rules.ts'

/** What a proposal answers: scope, price, time and files. Who may see the project and how many may answer are no part of it. */
export type VersionContent = Pick<
  ProjectContent,
  | 'title'
  | 'description'
  | 'categoryId'
  | 'skills'
  | 'budgetKind'
  | 'budgetMinMinor'
  | 'budgetMaxMinor'
  | 'wantedBy'
> & { files: VersionFile[] }

/** What moderators sent back, and who was on the short list of it: both are there again when that was wrong. */
export type SentBack = VersionContent & { shortlistedIds?: string[] }

export type VersionFile = { id: string; name: string; bytes: number }

export function versionContentOf(
  content: Omit<VersionContent, 'files'>,
  files: readonly VersionFile[],
): VersionContent {
  return {
    title: content.title,
    description: content.description,
    categoryId: content.categoryId,
    skills: content.skills,
    budgetKind: content.budgetKind,
    budgetMinMinor: content.budgetMinMinor,
    budgetMaxMinor: content.budgetMaxMinor,
    wantedBy: content.wantedBy,
    files: files.map(({ id, name, bytes }) => ({ id, name, bytes })),
  }
}

const partsOf = ({ files, ...content }: VersionContent) => ({
  'the title': content.title,
  'the description': content.description,
  'the category': content.categoryId,
  'the skills': content.skills,
  'the budget': [content.budgetKind, content.budgetMinMinor, content.budgetMaxMinor],
  'the day by which it is wanted': content.wantedBy,
  'the attachments': files.map(({ id }) => id).toSorted(),
})

/** Which parts differ, in words. */
export function changedParts(was: VersionContent, is: VersionContent): string[] {
  const [before, after] = [partsOf(was), partsOf(is)]
  const names = Object.keys(before) as (keyof typeof before)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
