import type { MemberEdge } from '#app/edge.ts'
import { suggestMembers } from '#domain/accounts/index.ts'
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
  const goingBy = async (text: string): Promise<Known[]> =>
    suggestMembers(
      edge.db,
      edge.actor,
      await readAsked({ ...edge, url: new URL(`?q=${encodeURIComponent(text)}`, edge.url) }),
    )
  const [named, alike] = await Promise.all([memberId ? goingBy(memberId) : [], goingBy(words)])
  return [...named, ...alike.filter(({ id }) => id !== memberId)].map(
    ({ id, displayName, username, email, state, joinedAt }: Known) => ({
      to: `/admin/users/${id}`,
      name: displayName,
      note: [`@${username}`, email].filter(Boolean).join(', '),
      state: stateWords[state],
      at: joinedAt,
    }),
  )
}
