import type { ProjectRow } from './lock-project.ts'
import type { ProjectContent } from './project-rules.ts'

export function contentOf(row: ProjectRow): ProjectContent {
  return {
    title: row.title,
    description: row.description,
    categoryId: row.categoryId,
    skills: row.skills,
    budgetKind: row.budgetKind,
    budgetMinMinor: row.budgetMinMinor,
    budgetMaxMinor: row.budgetMaxMinor,
    wantedBy: row.wantedBy,
    visibility: row.visibility,
    proposalsMost: row.proposalsMost,
  }
}
