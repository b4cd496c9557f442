import type { Sessions } from '#domain/accounts/index.ts'

const CACHED_MOST = 10_000

/** Sessions that were found good in this process. Anyone can write a cookie; only one that was good before goes first. */
export type KnownMembers = { note(token: string): void; has(token: string): boolean }

export function openKnownMembers(): KnownMembers {
  const tokens = new Set<string>()
  return {
    note(token) {
      // At the end again, as the last to be forgotten.
      tokens.delete(token)
      tokens.add(token)
      const [oldest] = tokens
      if (tokens.size > CACHED_MOST && oldest !== undefined) tokens.delete(oldest)
    },
    has: (token) => tokens.has(token),
  }
}

export function notingMembers(sessions: Sessions, members: KnownMembers): Sessions {
  return {
    async find(token, now) {
      const viewer = await sessions.find(token, now)
      if (viewer) members.note(token)
      return viewer
    },
  }
}
