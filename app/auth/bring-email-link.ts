import type { Edge } from '#app/edge.ts'
import {
  giveBackSignInTry,
  lookAtEmailLink,
  takeLinkTry,
  useEmailLink,
  type SignedIn,
} from '#domain/accounts/index.ts'
import { linkToken } from '#domain/accounts/input.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { signInGiven } from './given.ts'
import { spareTry } from '../shared/sign-in/spare-try.ts'

const LONGEST = 512

/** Uses the link of a letter, by the session of its account or by its password, which is compared between two transactions. */
export async function bringEmailLink(edge: Edge, form: FormData): Promise<SignedIn | 'wrong' | undefined> {
  const token = linkToken.parse(form.get('token'))
  const given = signInGiven(edge)
  const { viewer } = edge.page
  const link = await edge.transaction((tx) => lookAtEmailLink(tx, token))
  const isHere = viewer?.actor.id === link?.memberId && viewer?.viewedBy === undefined
  const use = (holder: Parameters<typeof useEmailLink>[2]['holder']) =>
    edge.transaction((tx) => useEmailLink(tx, edge.actor, { token, holder }, given))
  if (!link?.hasPassword || isHere) return use({ sessionId: viewer?.sessionId })
  const { hash, trier } = await edge.transaction((tx) => takeLinkTry(tx, edge.actor, token, given))
  const giveBack = (tx: Transaction) => giveBackSignInTry(tx, 'password', trier, given.settings)
  return spareTry(edge, giveBack, async () => {
    const typed = String(form.get('password') ?? '').slice(0, LONGEST)
    return (await verifyPassword(typed, hash)) && hash !== null ? use({ verified: hash }) : 'wrong'
  })
}
