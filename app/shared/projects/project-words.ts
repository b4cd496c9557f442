import { formatMoney } from '#app/ui/money/format-money.ts'
import type { TagTone } from '#app/ui/tag/tag.tsx'
import type { BudgetKind, ProjectState, ProposalState, Visibility } from '#domain/projects/states.ts'

export const projectStateWords: Record<ProjectState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  open: 'Open',
  awarded: 'Awarded',
  done: 'Done',
  closed: 'Closed',
  expired: 'Time over',
  rejected: 'Sent back',
}

export const projectStateTones: Record<ProjectState, TagTone> = {
  draft: 'plain',
  in_review: 'warn',
  open: 'ok',
  awarded: 'info',
  done: 'ok',
  closed: 'plain',
  expired: 'plain',
  rejected: 'bad',
}

export const proposalStateWords: Record<ProposalState, string> = {
  sent: 'Sent',
  shortlisted: 'On the short list',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

export const proposalStateTones: Record<ProposalState, TagTone> = {
  sent: 'plain',
  shortlisted: 'info',
  accepted: 'ok',
  declined: 'plain',
  withdrawn: 'plain',
}

export const visibilityWords: Record<Visibility, string> = {
  public: 'Everyone',
  members: 'Members only',
  invited: 'Only those you invite',
}

export type Budget = {
  budgetKind: BudgetKind
  budgetMinMinor: number | null
  budgetMaxMinor: number | null
}

/** `$200 to $400`, `$300`, `Open to offers`. */
export function budgetWords(
  { budgetKind, budgetMinMinor, budgetMaxMinor }: Budget,
  currency: string,
): string {
  const written = (minor: number) => formatMoney(minor, currency, { trim: true })
  if (budgetKind === 'open' || budgetMaxMinor === null) return 'Open to offers'
  if (budgetKind === 'range' && budgetMinMinor !== null)
    return `${written(budgetMinMinor)} to ${written(budgetMaxMinor)}`
  return written(budgetMaxMinor)
}

export type Counts = { proposalsCount: number; queuedCount: number; proposalsMost: number | null }

/** `3 of 5 proposals, 2 in the queue`. */
export function proposalWords({ proposalsCount, queuedCount, proposalsMost }: Counts): string {
  const noun = (proposalsMost ?? proposalsCount) === 1 ? 'proposal' : 'proposals'
  const some =
    proposalsMost === null ? `${proposalsCount} ${noun}` : `${proposalsCount} of ${proposalsMost} ${noun}`
  return queuedCount > 0 ? `${some}, ${queuedCount} in the queue` : some
}

/** `Hired for 3 of 4 projects`. */
export function hireWords({ overCount, hiredCount }: { overCount: number; hiredCount: number }): string {
  if (overCount === 0) return 'No project ended yet'
  return `Hired for ${hiredCount} of ${overCount} ${overCount === 1 ? 'project' : 'projects'}`
}
