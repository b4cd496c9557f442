export { ANSWER_DAYS, ANSWER_HOURS, ANSWERS_LEAST } from './answers/answer-rules.ts'
export { countAnswers } from './answers/count-answers.ts'
export { exemptQuestion, isAnswerDue } from './answers/note-question.ts'
export { type Marks, chooseMarks } from './keep/choose-marks.ts'
export {
  archiveConversation,
  keepDraft,
  muteConversation,
  pinConversation,
} from './keep/keep-conversation.ts'
export {
  type CaseFilter,
  caseFilters,
  countFlags,
  countOutcomes,
  findChatHistory,
  FLAGS_A_PAGE,
  listFlags,
} from './moderation/case-queries.ts'
export { decideCase } from './moderation/decide-case.ts'
export { expectMayJudge, findDecidedFlag, findFlagOfBan, undoCase } from './moderation/undo-case.ts'
export { openCaseFile } from './moderation/open-case-file.ts'
export { openCase, openFurther } from './moderation/open-case.ts'
export { reportMessage } from './moderation/report-message.ts'
export {
  countWarnings,
  findUnreadWarning,
  listWarnings,
  readWarning,
  type Warning,
  warnMember,
  withdrawWarnings,
} from './moderation/warnings.ts'
export { addQuickReply, changeQuickReply, removeQuickReply } from './keep/keep-quick-replies.ts'
export { endAbsence, setAbsence } from './keep/set-absence.ts'
export { isForTeam, otherSideOf } from './places/sides.ts'
export { eraseMessages, exportMessageChoices, exportMessages, listFilesSentBy } from './own-data.ts'
export { type Absence, findAbsences } from './read/find-absence.ts'
export { type Conversation, findConversation, listMembers } from './read/find-conversation.ts'
export { findDealTalk } from './read/find-deal-talk.ts'
export { findConversationWith } from './read/find-conversation-with.ts'
export { findMessageFile } from './read/find-file.ts'
export { findPresence } from './read/find-presence.ts'
export { findUnread, unreadMessagesOf } from './read/find-unread.ts'
export { findPartners, type Partner } from './read/find-partners.ts'
export { type ListedConversation, listConversations, PAGES_MOST } from './read/list-conversations.ts'
export { fillName, listQuickReplies } from './read/list-quick-replies.ts'
export { markRead, markUnread } from './read/mark-read.ts'
export { type MessageFile, type Part, type ReadMessage, readMessages } from './read/read-messages.ts'
export { findMarks, hidesPresence, listShowingReadMarks } from './read/read-marks.ts'
export {
  FOUND_A_PAGE,
  type FoundMessage,
  type FoundPlace,
  listPartners,
  searchMessages,
  wordsOf,
} from './read/search-messages.ts'
export { approachMember } from './write/approach-member.ts'
export { deleteMessage, editMessage } from './write/change-message.ts'
export { followDeal } from './write/follow-deal.ts'
export { sendMessage } from './write/send-message.ts'
export { type Slowed } from './write/stranger-limits.ts'
export { tellTyping } from './write/tell-typing.ts'
export { whyUnreachable } from './write/why-unreachable.ts'
export { type Sent } from './write/write-message.ts'
export { writeAboutProposal } from './write/write-about-proposal.ts'
export { canWriteInDeal, writeInDeal } from './write/write-in-deal.ts'
export { writeToMember } from './write/write-to-member.ts'
export { writeToTeam } from './write/write-to-team.ts'
