import { isUuid } from '#platform/text/is-uuid.ts'
import { typedPrice } from '#app/shared/works/listing/listing-address.ts'
import type { ProjectContent } from '#domain/projects/project-rules.ts'
import type { ProjectState } from '#domain/projects/states.ts'

const FIELDS = [
  'title',
  'description',
  'categoryId',
  'skills',
  'budgetKind',
  'budgetMin',
  'budgetMax',
  'wantedBy',
  'visibility',
  'proposalsMost',
] as const

/** A project as its form shows it. */
export type ProjectFields = Record<(typeof FIELDS)[number], string>

export const isProjectField = (name: string): boolean => FIELDS.some((field) => field === name)

export function fieldsOf(content: ProjectContent, currency: string): ProjectFields {
  const typed = (minor: number | null) => (minor === null ? '' : typedPrice(minor, currency))
  return {
    title: content.title,
    description: content.description,
    categoryId: content.categoryId ?? '',
    skills: content.skills.join(', '),
    budgetKind: content.budgetKind,
    budgetMin: typed(content.budgetMinMinor),
    budgetMax: typed(content.budgetMaxMinor),
    wantedBy: content.wantedBy ?? '',
    visibility: content.visibility,
    proposalsMost: content.proposalsMost === null ? '' : String(content.proposalsMost),
  }
}

/** Sellers see it, or a moderator looks at it: there is no draft to keep. */
export const isChangedAsItStands = (state: ProjectState) => state === 'open' || state === 'in_review'

/** Which of its files are to be removed. */
export const removedIn = (form: FormData): string[] => form.getAll('removeFile').map(String).filter(isUuid)
