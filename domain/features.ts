/*
 * What the product describes beyond what can be used today. Pages, documents and menus speak of it only once it is there:
 * whoever builds one of these turns it on in its line, and its words appear. Each is a constant of its own, so that a
 * browser's script leaves out what is off.
 */
const PRO: boolean = true
const REFERRALS: boolean = true
const TEAMS: boolean = true
const MESSAGES: boolean = true
/** Members who want nothing to do with one another. */
const BLOCKING: boolean = true
/** Flagged and reported messages before the moderators. */
const MESSAGE_CASES: boolean = true
const ASSISTANT: boolean = true
/** Answers to tickets, told as notifications. */
const SUPPORT: boolean = true
/** A blog, ideas and news of the product. */
const NEWS: boolean = true

export const features = {
  pro: PRO,
  referrals: REFERRALS,
  teams: TEAMS,
  messages: MESSAGES,
  blocking: BLOCKING,
  messageCases: MESSAGE_CASES,
  assistant: ASSISTANT,
  support: SUPPORT,
  news: NEWS,
}

/** Words that are said only once the thing exists. */
export const once = (feature: keyof typeof features, words: string): string =>
  features[feature] ? words : ''
