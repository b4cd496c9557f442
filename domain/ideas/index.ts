export {
  type BoardCounts,
  type BoardPlace,
  type BoardRow,
  countBoard,
  countInStates,
  figureOf,
  findNotesOf,
  findOwnVotes,
  listBoard,
  listIdeasOf,
} from './board-queries.ts'
export { editComment, writeComment } from './comment.ts'
export {
  countWaitingIdeas,
  DESK_PAGE,
  findAnswerDays,
  findDeskIdea,
  findIdeasByNumber,
  listDeskIdeas,
  listIdeasForFile,
} from './desk-queries.ts'
export {
  addKind,
  addState,
  bringBackToDictionary,
  deleteFromDictionary,
  moveInDictionary,
  retireFromDictionary,
  saveDictionary,
} from './dictionary/order-dictionary.ts'
export {
  type Dictionary,
  findDictionary,
  findUsed,
  type IdeaKind,
  type IdeaState,
} from './dictionary/queries.ts'
export { editIdea, withdrawIdea } from './edit-idea.ts'
export { findCommentForReport, findIdeaForReport } from './find-for-report.ts'
export { followIdea, stopFollowing } from './follow.ts'
export { handleManyIdeas } from './handle-many.ts'
export { hideComment, hideIdea, restoreComment, restoreIdea } from './hide-idea.ts'
export {
  type CommentRow,
  findAround,
  findIdea,
  findIdeasOfChanges,
  findIdeasOfPost,
  listComments,
  listVotesOverTime,
} from './idea-queries.ts'
export { ageVotes, foldCounts } from './keep-figures.ts'
export { type IdeaRow } from './lock-idea.ts'
export { mergeIdeas } from './merge-ideas.ts'
export { linkPost, linkRuleChange, unlinkOutcome } from './outcomes.ts'
export { proposeIdea } from './propose-idea.ts'
export { respondToIdea, saidLastAt } from './respond-to-idea.ts'
export { setKindOfIdea } from './set-kind.ts'
export { castVote, takeVoteBack } from './vote.ts'
