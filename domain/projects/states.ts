export const projectStates = [
  'draft',
  'in_review',
  'open',
  'awarded',
  'done',
  'closed',
  'expired',
  'rejected',
] as const
export type ProjectState = (typeof projectStates)[number]

export const proposalStates = ['sent', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const
export type ProposalState = (typeof proposalStates)[number]

export const visibilities = ['public', 'members', 'invited'] as const
export type Visibility = (typeof visibilities)[number]

export const budgetKinds = ['fixed', 'range', 'open'] as const
export type BudgetKind = (typeof budgetKinds)[number]

type Move = {
  from: readonly ProjectState[]
  to: ProjectState
  by: readonly ('owner' | 'moderator' | 'clock' | 'deal')[]
}

/** The life of a project as a table. */
export const projectMoves = {
  /** Words that are changed while they wait are submitted anew: a moderator decides on what was read. */
  submit: { from: ['draft', 'rejected', 'open', 'in_review'], to: 'in_review', by: ['owner'] },
  /** An owner who is known needs no review beforehand. */
  post: { from: ['draft', 'rejected', 'open'], to: 'open', by: ['owner'] },
  approve: { from: ['in_review'], to: 'open', by: ['moderator'] },
  reject: { from: ['in_review', 'open'], to: 'rejected', by: ['moderator'] },
  extend: { from: ['open'], to: 'open', by: ['owner'] },
  close: { from: ['in_review', 'open', 'rejected'], to: 'closed', by: ['owner'] },
  expire: { from: ['open'], to: 'expired', by: ['clock'] },
  award: { from: ['open'], to: 'awarded', by: ['owner'] },
  /** The one who was chosen did not agree to the words as they are now. */
  reopen: { from: ['awarded'], to: 'open', by: ['deal'] },
  finish: { from: ['awarded'], to: 'done', by: ['deal'] },
  /** The deal ended without its work. */
  fall: { from: ['awarded'], to: 'closed', by: ['deal'] },
} as const satisfies Record<string, Move>
export type ProjectMove = keyof typeof projectMoves

type Step = { from: readonly ProposalState[]; to: ProposalState; by: 'owner' | 'seller' }

/** The life of a proposal. */
export const proposalMoves = {
  shortlist: { from: ['sent'], to: 'shortlisted', by: 'owner' },
  unlist: { from: ['shortlisted'], to: 'sent', by: 'owner' },
  decline: { from: ['sent', 'shortlisted'], to: 'declined', by: 'owner' },
  accept: { from: ['sent', 'shortlisted'], to: 'accepted', by: 'owner' },
  withdraw: { from: ['sent', 'shortlisted'], to: 'withdrawn', by: 'seller' },
} as const satisfies Record<string, Step>
export type ProposalMove = keyof typeof proposalMoves

export function mayMove(move: ProjectMove, state: ProjectState): boolean {
  return (projectMoves[move].from as readonly ProjectState[]).includes(state)
}

export function mayMoveProposal(move: ProposalMove, state: ProposalState): boolean {
  return (proposalMoves[move].from as readonly ProposalState[]).includes(state)
}

/** Everyone who may know of it finds it at its address in these. */
export const isPosted = (state: ProjectState): boolean => !['draft', 'in_review', 'rejected'].includes(state)
/** Its words can be written over freely: nobody has seen them yet. */
export const isUnposted = (state: ProjectState): boolean => state === 'draft' || state === 'rejected'
export const isLive = (state: ProposalState): boolean => state === 'sent' || state === 'shortlisted'
