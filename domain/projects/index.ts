export { acceptProposal, type Acceptance } from './accept-proposal.ts'
export { approveProject } from './approve-project.ts'
export { changeOpenProject } from './change-open-project.ts'
export { closeProject } from './close-project.ts'
export { declineProposal } from './decline-proposal.ts'
export { editProposal } from './edit-proposal.ts'
export { eraseProjects } from './erase-projects.ts'
export { expireProject, listOverdueProjects } from './expire-project.ts'
export { exportProjects, exportProposals, listFilesOfMember } from './export-projects.ts'
export { extendProject } from './extend-project.ts'
export {
  findProject,
  findProjectFile,
  type FoundProject,
  listInvited,
  listProposalsTo,
} from './find-project.ts'
export { followDeal } from './follow-deal.ts'
export { findHireRates } from './hire-rate.ts'
export { inviteSeller } from './invite-seller.ts'
export { estimateProjects, listProjectAddresses } from './list-addresses.ts'
export {
  listNewestProjects,
  listProjectCards,
  listProjects,
  type ProjectCard,
  PROJECTS_A_PAGE,
} from './list-projects.ts'
export { type ProjectRow } from './lock-project.ts'
export { countProjectsInReview, listProjectQueue, MODERATED_PROJECTS_A_PAGE } from './moderation-queries.ts'
export {
  countOwnProjects,
  countOwnProposals,
  listInvitations,
  listOwnProjects,
  listOwnProposals,
  OWN_PROJECTS_A_PAGE,
  ownSorts,
} from './own-project-queries.ts'
export { type Posted, postProject } from './post-project.ts'
export { contentOf } from './project-content.ts'
export { type AddedFile } from './project-files.ts'
export { projectSorts, proposalCounts, readProjectFilters, readWords } from './project-filters.ts'
export { declineInput, projectInput, proposalTextInput } from './project-input.ts'
export {
  emptyProject,
  problemsOf,
  type ProjectContent,
  projectLimits,
  PROPOSAL_REVISIONS,
  proposalLimits,
  type ProposedMilestone,
} from './project-rules.ts'
export { countOpenProjects, findProposalQuota } from './quota.ts'
export { readProposals } from './read-proposals.ts'
export { projectRejectionInput } from './rejection-input.ts'
export { rejectProject } from './reject-project.ts'
export { removeDraft } from './remove-draft.ts'
export { repostProject } from './repost-project.ts'
export { sendProposal } from './send-proposal.ts'
export { shortlistProposal } from './shortlist-proposal.ts'
export {
  mayMove,
  mayMoveProposal,
  type ProjectState,
  projectStates,
  type ProposalState,
  proposalStates,
} from './states.ts'
export { withdrawProposal } from './withdraw-proposal.ts'
export { writeProject } from './write-project.ts'
