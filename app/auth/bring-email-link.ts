import type { Edge } from '#app/edge.ts'
import { lookAtEmailLink, takeLinkTry, useEmailLink, type SignedIn } from '#domain/accounts/index.ts'
import { linkToken } from '#domain/accounts/input.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import { signInGiven } from './given.ts'

const LONGEST = 512

/** Uses the link of a letter, by the session of its account or by its password, which is compared between two transactions. */
export async function bringEmailLink(edge: Edge, form: FormData): Promise<SignedIn | 'wrong' | undefined> {
  const token = linkToken.parse(form.get('token'))
  const given = signInGiven(edge)
  const { viewer } = edge.page
  const link = await edge.transaction((tx) => lookAtEmailLink(tx, token))
  const isHere = viewer?.actor.id === link?.memberId && viewer?.viewedBy === undefined
  const holder =
    link?.hasPassword && !isHere
      ? { verified: await comparePassword(edge, token, String(form.get('password') ?? '')) }
      : { sessionId: viewer?.sessionId }
  if (holder.verified === null) return 'wrong'
  return edge.transaction((tx) => useEmailLink(tx, edge.actor, { token, holder }, given))
}

async function comparePassword(edge: Edge, token: string, typed: string): Promise<string | null> {
  const { hash } = await edge.transaction((tx) => takeLinkTry(tx, edge.actor, token, signInGiven(edge)))
  return (await verifyPassword(typed.slice(0, LONGEST), hash)) ? hash : null
}
