/** Where a seller reads how their own proposal stands. */
export const ownProposalPath = (projectId: string): string => `/projects/${projectId}#mine-state`

/** Where the owner of a project reads one proposal. */
export const proposalPath = (projectId: string, proposalId: string): string =>
  `/projects/${projectId}#proposal-${proposalId}`
