import { seenLengthOf } from '#platform/text/shown-text.ts'
import type { BudgetKind, Visibility } from './states.ts'

export const projectLimits = {
  title: { min: 15, max: 100 },
  description: { min: 100, max: 8_000 },
  skills: { most: 12, skill: { max: 40 } },
  cap: { min: 1, max: 100 },
  invitations: { most: 50 },
  drafts: { most: 50 },
} as const

export const proposalLimits = {
  text: { min: 50, max: 4_000 },
  milestoneTitle: { min: 3, max: 100 },
  days: { max: 365 },
  declineNote: { max: 500 },
} as const

/** How often the work of an accepted proposal may be sent back. */
export const PROPOSAL_REVISIONS = 2

/** What an owner writes about the work. Amounts are whole minor units, small enough for JSON. */
export type ProjectContent = {
  title: string
  description: string
  categoryId: string | null
  skills: string[]
  budgetKind: BudgetKind
  budgetMinMinor: number | null
  budgetMaxMinor: number | null
  /** A day: 2026-12-24. */
  wantedBy: string | null
  visibility: Visibility
  /** How many proposals are read at once; the rest wait in a queue. */
  proposalsMost: number | null
}

export const emptyProject: ProjectContent = {
  title: '',
  description: '',
  categoryId: null,
  skills: [],
  budgetKind: 'open',
  budgetMinMinor: null,
  budgetMaxMinor: null,
  wantedBy: null,
  visibility: 'public',
  proposalsMost: null,
}

export type ProposedMilestone = { title: string; priceMinor: number; days: number }

type ProjectBounds = { milestoneMinMinor: number; milestoneMaxMinor: number; milestonesMost: number }

/** What is still missing before anyone may see it, by field; nothing when it is whole. */
export function problemsOf(
  content: ProjectContent,
  bounds: ProjectBounds,
  today: string,
): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  const { title, description } = projectLimits
  if (seenLengthOf(content.title) < title.min) problems['title'] = [`Title: at least ${title.min} characters`]
  if (seenLengthOf(content.description) < description.min)
    problems['description'] = [`Description: at least ${description.min} characters`]
  if (!content.categoryId) problems['categoryId'] = ['Category: choose one from the list']
  if (content.wantedBy && content.wantedBy < today)
    problems['wantedBy'] = ['Wanted by: this day has passed. Choose a later one, or none']
  return { ...problems, ...budgetProblems(content, bounds) }
}

function budgetProblems(content: ProjectContent, bounds: ProjectBounds): Record<string, string[]> {
  const { budgetKind, budgetMinMinor: least, budgetMaxMinor: most } = content
  if (budgetKind === 'open') return {}
  const highest = bounds.milestoneMaxMinor * bounds.milestonesMost
  const outside = (amount: number) => amount < bounds.milestoneMinMinor || amount > highest
  if (budgetKind === 'fixed') {
    if (most === null) return { budgetMax: ['Budget: write an amount, such as 120 or 99.50'] }
    return outside(most) ? { budgetMax: ['Budget: outside what a deal may hold here'] } : {}
  }
  if (least === null) return { budgetMin: ['From: write an amount, such as 120'] }
  if (most === null) return { budgetMax: ['To: write an amount, such as 300'] }
  if (outside(least)) return { budgetMin: ['From: outside what a deal may hold here'] }
  if (outside(most)) return { budgetMax: ['To: outside what a deal may hold here'] }
  return least < most ? {} : { budgetMax: ['To: more than the amount it begins with'] }
}

type SeenFacts = {
  ownerId: string
  isPosted: boolean
  isOwnerHidden: boolean
  visibility: Visibility
}

/** Who may know of a project. For anyone else there is nothing at its address. */
export function maySee(
  { ownerId, isPosted, isOwnerHidden, visibility }: SeenFacts,
  viewer: { memberId: string | undefined; isStaff: boolean; isInvited: boolean; hasProposed: boolean },
): boolean {
  if (viewer.isStaff || viewer.memberId === ownerId) return true
  if (viewer.hasProposed) return true
  if (!isPosted || isOwnerHidden) return false
  if (visibility === 'public') return true
  return visibility === 'members' ? viewer.memberId !== undefined : viewer.isInvited
}
