import type { Kind } from '../server/test-server.ts'

/** A status, or where a person is sent. */
export type Answer = number | `/${string}`
/** What everyone gets, and what some get instead. */
export type Answers = { everyone: Answer } & Partial<Record<Kind, Answer>>

export type Expectation = {
  /** An address that the route answers; `{id}`, `{username}` and the like are the member's. */
  address: string
  get: Answers
  /** What a form without a single field gets. */
  post: Answers
  /** The same sent by script, where the answer to it is another. */
  postByScript?: Answers
}

export const noForm: Answers = { everyone: 405 }

export const toLogin = (address: string) => `/my/login?next=${encodeURIComponent(address)}` as const
