import type { MemberEdge } from '#app/edge.ts'
import { findMember, suggestMembers } from '#domain/accounts/index.ts'
import type { Sought } from '#domain/sought-rules.ts'
import { readAsked } from '../users/load-members.ts'
import { stateWords, type MemberStateName } from '../users/state-words.ts'

type Known = {
  id: string
  displayName: string
  username: string
  email: string | null
  state: MemberStateName
  joinedAt: Date
}

/** Whoever goes by exactly these words first, then those whose name, username or address has them in it. */
export async function findMembers(edge: MemberEdge, { words, memberId }: Sought) {
  const { db, actor, clock } = edge
  const asked = await readAsked({ ...edge, url: new URL(`?q=${encodeURIComponent(words)}`, edge.url) })
  const [named, alike] = await Promise.all([
    memberId ? findMember(db, actor, memberId, clock.now()) : undefined,
    suggestMembers(db, actor, asked),
  ])
  const first: Known[] = named ? [{ ...named, email: named.account?.email ?? null }] : []
  return [...first, ...alike.filter(({ id }) => id !== named?.id)].map(
    ({ id, displayName, username, email, state, joinedAt }: Known) => ({
      to: `/admin/users/${id}`,
      name: displayName,
      note: [`@${username}`, email].filter(Boolean).join(', '),
      state: stateWords[state],
      at: joinedAt,
    }),
  )
}
