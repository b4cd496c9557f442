import type { LetterSecret } from '#platform/mail/letter-secret.ts'
import type { TeamEventKind } from './event-words.ts'

/** Something happened in a team: a line of its timeline, and news for those named in `tell`. */
export type TeamHappened = {
  kind: 'team.happened'
  teamId: string
  teamName: string
  slug: string
  what: TeamEventKind
  byId: string | null
  aboutId: string | null
  words: string
  /** Why an administrator did it, where one did. */
  reason: string
  tell: readonly string[]
}

/** Somebody is asked into a team by a letter with a link: a member or an address. */
export type TeamInvited = {
  kind: 'team.invited'
  teamId: string
  teamName: string
  byId: string
  memberId: string | null
  email: string | null
  role: 'manager' | 'member'
  basisPoints: number
  token: LetterSecret
}

/** A team was suspended until a moment: a job looks again then. */
export type TeamSuspended = { kind: 'team.suspended'; teamId: string; until: string | null }

declare module '#platform/events/events.ts' {
  interface Events {
    teams: TeamHappened | TeamInvited | TeamSuspended
  }
}
