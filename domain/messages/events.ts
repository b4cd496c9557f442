import type { ConversationKind } from './message-rules.ts'
import type { CaseDecision } from './moderation/case-rules.ts'

/** Somebody wrote, or a deal between the two took a step. */
export type MessageWritten = {
  kind: 'message.written'
  conversationId: string
  conversationKind: ConversationKind
  number: number
  /** Null where nobody did: a clock ran out. */
  senderId: string | null
  /** Who has it unread now. */
  readerIds: string[]
  /** Everyone whose pages show it. */
  memberIds: string[]
}

/** A message was changed or taken back. */
export type MessageChanged = {
  kind: 'message.changed'
  conversationId: string
  number: number
  memberIds: string[]
}

/** Somebody has read so far, or keeps a conversation in another way. `toIds`: those who may know of it. */
export type ConversationRead = {
  kind: 'conversation.read'
  conversationId: string
  readerId: string
  number: number
  toIds: string[]
}

/** Nothing in it waits to be told to this member any more: they have read all of it, or want to hear nothing of it. */
export type ConversationSettled = { kind: 'conversation.settled'; conversationId: string; memberId: string }

/** Somebody is writing: told, not kept. */
export type MessageTyping = {
  kind: 'message.typing'
  conversationId: string
  writerId: string
  toIds: string[]
}

/** The moderators decided about a message, or about words that were not sent. */
export type MessageCaseDecided = {
  kind: 'message-case.decided'
  /** Under which it was decided. */
  flagId: string
  memberId: string
  otherIds: string[]
  conversationId: string | null
  decision: CaseDecision
  /** What the member reads. */
  words: string
  /** Until when the member may appeal against it; null where there is nothing to undo. */
  appealBy: Date | null
}

/** These read other conversations of a team than before. */
export type PlacesChanged = { kind: 'conversation.places-changed'; memberIds: string[] }

/** A stranger's first message was answered, or needs no answer. */
export type QuestionSettled = { kind: 'question.settled'; memberId: string; teamId: string | null }

/** How a member answers was counted anew. */
/** Of a member, or of a team. */
export type AnswersCounted = { kind: 'answers.counted'; sellerId: string }

/** What others see of a member became another: whether they are here, or away. */
export type ReaderChanged = { kind: 'reader.changed'; memberId: string }

export type MessageEvent =
  | MessageWritten
  | MessageChanged
  | ConversationRead
  | ConversationSettled
  | MessageTyping
  | MessageCaseDecided
  | PlacesChanged
  | QuestionSettled
  | AnswersCounted
  | ReaderChanged

/** Where to look: a message is read by its number, never told on the way. */
declare module '#platform/realtime/live-events.ts' {
  interface LiveEvents {
    message: { kind: 'message'; conversationId: string; number: number }
    messageRead: { kind: 'message-read'; conversationId: string; readerId: string; number: number }
    /** Which conversations one reads became others. */
    messagePlaces: { kind: 'message-places' }
    messageTyping: { kind: 'typing'; conversationId: string; writerId: string }
  }
}

declare module '#platform/events/events.ts' {
  interface Events {
    messages: MessageEvent
  }
}
