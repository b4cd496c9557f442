export { acceptProposal, type Acceptance } from './proposals/accept-proposal.ts'
export { approveProject } from './moderation/approve-project.ts'
export { changeOpenProject } from './postings/change-open-project.ts'
export { closeProject } from './postings/close-project.ts'
export { confirmProposal } from './proposals/confirm-proposal.ts'
export { declineProposal } from './proposals/decline-proposal.ts'
export { editProposal } from './proposals/edit-proposal.ts'
export { isForEarlier, mayConfirm, mayEdit, maySendAnew } from './proposals/edit-rules.ts'
export { eraseProjects } from './erase-projects.ts'
export { expireProject, listOverdueProjects } from './postings/expire-project.ts'
export { exportProjects, exportProposals, listFilesOfMember } from './export-projects.ts'
export { extendProject } from './postings/extend-project.ts'
export {
  findProject,
  findProjectFile,
  type FoundProject,
  listInvited,
  listProposalsTo,
} from './find-project.ts'
export { findProjectForReport } from './moderation/find-for-report.ts'
export { restoreTakenProject, takeDownProject } from './moderation/take-down-project.ts'
export { findRejectedProject, restoreRejectedProject } from './moderation/restore-rejected.ts'
export { followDeal } from './follow-deal.ts'
export { findHireRates } from './hire-rate.ts'
export { inviteSeller } from './postings/invite-seller.ts'
export { listFittingProjects } from './list-fitting.ts'
export { findProjectsToFill, type ProjectToFill } from './find-to-fill.ts'
export { estimateProjects, listProjectAddresses } from './list-addresses.ts'
export {
  countPublicProjects,
  listNewestProjects,
  listProjectCards,
  listProjects,
  listSimilarProjects,
  type ProjectCard,
  PROJECTS_A_PAGE,
} from './list-projects.ts'
export { type ProjectRow } from './lock-project.ts'
export {
  countProjectsInReview,
  findNextProject,
  findProjectForReview,
  listProjectQueue,
  MODERATED_PROJECTS_A_PAGE,
} from './moderation/moderation-queries.ts'
export { findSoughtProjects } from './moderation/find-sought-projects.ts'
export {
  countOwnProjects,
  countOwnProposals,
  listInvitations,
  listOwnProjects,
  listOwnProposals,
  nameOwnProjects,
  OWN_PROJECTS_A_PAGE,
  ownSorts,
} from './own-project-queries.ts'
export { isTakenDown, mayChange, takesProposals, whyNot } from './policy.ts'
export { type Posted, postProject } from './postings/post-project.ts'
export { contentOf } from './project-content.ts'
export { type AddedFile } from './postings/project-files.ts'
export { projectDocuments } from './describe-projects.ts'
export { projectSorts, proposalCounts, readProjectFilters } from './project-filters.ts'
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
export { countOpenProjects, findProposalQuota, sentAnyProposal } from './proposals/quota.ts'
export { nameProjects } from './name-projects.ts'
export { readProposals } from './proposals/read-proposals.ts'
export { findReviewTime } from './moderation/find-review-time.ts'
export { projectRejectionInput } from './moderation/rejection-input.ts'
export { rejectProject } from './moderation/reject-project.ts'
export { removeDraft } from './postings/remove-draft.ts'
export { repostProject } from './postings/repost-project.ts'
export { findProposalSides, isProposalBetween, isProposalOfTeamTo } from './proposals/sides-of-proposal.ts'
export { sendProposal } from './proposals/send-proposal.ts'
export { shortlistProposal } from './proposals/shortlist-proposal.ts'
export {
  mayMove,
  mayMoveProposal,
  type ProjectState,
  projectStates,
  type ProposalState,
  proposalStates,
} from './states.ts'
export { type VersionContent, versionContentOf } from './versions/version-content.ts'
export { findVersions } from './versions/find-versions.ts'
export { withdrawProposal } from './proposals/withdraw-proposal.ts'
export { writeProject } from './postings/write-project.ts'
