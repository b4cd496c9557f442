export const serviceStates = ['draft', 'in_review', 'published', 'paused', 'rejected', 'archived'] as const
export type ServiceState = (typeof serviceStates)[number]

export const versionStates = ['draft', 'submitted', 'approved', 'rejected', 'replaced'] as const
export type VersionState = (typeof versionStates)[number]

type Move = { from: readonly ServiceState[]; to: ServiceState; by: readonly ('seller' | 'moderator')[] }

/** The life of a service as a table. Editing what is published is not a move: a new version waits beside the live one. */
export const serviceMoves = {
  submit: { from: ['draft', 'rejected'], to: 'in_review', by: ['seller'] },
  /** Taken back by its seller before anyone decided. */
  withdraw: { from: ['in_review'], to: 'draft', by: ['seller'] },
  /** A seller who is trusted needs no review beforehand. */
  publish: { from: ['draft', 'rejected'], to: 'published', by: ['seller'] },
  approve: { from: ['in_review'], to: 'published', by: ['moderator'] },
  reject: { from: ['in_review'], to: 'rejected', by: ['moderator'] },
  /** A review after publication that found something takes the service down until it is mended. */
  takeDown: { from: ['published', 'paused'], to: 'rejected', by: ['moderator'] },
  /** A take-down that was found wrong: it is shown again, whatever its seller has begun meanwhile. */
  restore: { from: ['rejected', 'draft', 'in_review'], to: 'published', by: ['moderator'] },
  restorePaused: { from: ['rejected', 'draft', 'in_review'], to: 'paused', by: ['moderator'] },
  pause: { from: ['published'], to: 'paused', by: ['seller'] },
  resume: { from: ['paused'], to: 'published', by: ['seller'] },
  archive: {
    from: ['draft', 'in_review', 'published', 'paused', 'rejected'],
    to: 'archived',
    by: ['seller'],
  },
} as const satisfies Record<string, Move>

export type ServiceMove = keyof typeof serviceMoves

export function mayMove(move: ServiceMove, state: ServiceState): boolean {
  return (serviceMoves[move].from as readonly ServiceState[]).includes(state)
}
