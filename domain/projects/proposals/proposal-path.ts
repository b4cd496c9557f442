/** Where the owner of a project reads one proposal. */
export const proposalPath = (projectId: string, proposalId: string): string =>
  `/projects/${projectId}#proposal-${proposalId}`
