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
export const open = (address: string, post: Answers = noForm): Expectation => ({
  address,
  get: { everyone: 200 },
  post,
})

export const toLogin = (address: string) => `/my/login?next=${encodeURIComponent(address)}` as const

/** A screen for whoever is signed in; a visitor goes to sign in and comes back. */
export const membersOnly = (address: string, post: Answer = 405, get: Answer = 200): Expectation => ({
  address,
  get: { everyone: get, visitor: toLogin(address) },
  post: { everyone: post, ...(post === 405 ? {} : { visitor: toLogin(address) }) },
})

/** A screen for whoever is signed in, which is not there for who looks as somebody else. */
export const alone = (address: string, post: Answer = 405): Expectation => {
  const { get, ...rest } = membersOnly(address, post)
  return { ...rest, get: { ...get, 'administrator looking as the member': 404 } }
}

/** A screen about what is the member's: it is not there for anyone else who is signed in. */
export const ownersOnly = (address: string, post: Answer): Expectation => {
  const answers = (own: Answer): Answers => ({
    everyone: 404,
    visitor: toLogin(address),
    member: own,
    'administrator looking as the member': own,
  })
  return { address, get: answers(200), post: answers(post) }
}

/** A screen about a deal of the member's: its two sides and those who decide disputes see it, it is not there for anyone else, and who is not signed in does that first. */
export const dealOnly = (address: string, post?: Answers): Expectation => ({
  address,
  get: {
    everyone: 404,
    visitor: toLogin(address),
    member: 200,
    administrator: 200,
    finance: 200,
    'administrator looking as the member': 200,
  },
  post: post ?? noForm,
})

/** A part of a team's workspace: the member has a team, and whoever has none is led to what a team is. */
export const ofTeam = (address: string, post: Answer = 405): Expectation => ({
  address,
  get: {
    everyone: '/team',
    visitor: toLogin(address),
    member: 200,
    'administrator looking as the member': 200,
  },
  post: { everyone: post, ...(post === 405 ? {} : { visitor: toLogin(address) }) },
})

/** A paper of the member's: those whom it is between and administrators see it; a visitor signs in first. */
export const paperOnly = (address: string): Expectation => {
  const { get, post } = dealOnly(address)
  return { address, get: { ...get, visitor: toLogin(address) }, post }
}

/** A screen for administrators: it is not there for anyone else, nor for one who looks as someone else. */
export const adminsOnly = (address: string, post: Answer = 405): Expectation => ({
  address,
  get: { everyone: 404, administrator: 200 },
  post: post === 405 ? noForm : { everyone: 404, administrator: post },
})

type Part = 'moderator' | 'support' | 'finance'

/** A screen of these parts of the staff, and of administrators: it is not there for the other parts, as for anyone else. */
export const staffOnly = (parts: readonly Part[], address: string, post: Answer = 405): Expectation => {
  const theirs = (answer: Answer) => Object.fromEntries(parts.map((part) => [part, answer]))
  const { get, post: others } = adminsOnly(address, post)
  return {
    address,
    get: { ...get, ...theirs(200) },
    post: post === 405 ? others : { ...others, ...theirs(post) },
  }
}

export const forModerators = (address: string, post?: Answer) => staffOnly(['moderator'], address, post)
export const forSupport = (address: string, post?: Answer) => staffOnly(['support'], address, post)
export const forFinance = (address: string, post?: Answer) => staffOnly(['finance'], address, post)
export const forAllStaff = (address: string, post?: Answer) =>
  staffOnly(['moderator', 'support', 'finance'], address, post)

/** A way in: whoever is in already is sent on. */
export const guestsOnly = (address: string, post: Answers, postByScript: Answers = post): Expectation => ({
  address,
  get: { everyone: '/my', visitor: 200 },
  post,
  postByScript,
})
