import type { Edge } from '#app/edge.ts'
import {
  giveBackSignInTry,
  inspectEmailLink,
  refuseLinkTry,
  takeLinkTry,
  useEmailLink,
  type SignedIn,
} from '#domain/accounts/index.ts'
import { linkToken } from '#domain/accounts/input.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { signInContext } from './sign-in-context.ts'
import { spareTry } from '../shared/sign-in/spare-try.ts'

const LONGEST = 512

/** Uses the link of a letter, by the session of its account or by its password, which is compared between two transactions. */
export async function bringEmailLink(edge: Edge, form: FormData): Promise<SignedIn | 'wrong' | undefined> {
  const token = linkToken.parse(form.get('token'))
  const context = signInContext(edge)
  const { viewer } = edge.page
  const link = await edge.transaction((tx) => inspectEmailLink(tx, token))
  const isHere = viewer?.actor.id === link?.memberId && viewer?.viewedBy === undefined
  const use = (holder: Parameters<typeof useEmailLink>[2]['holder']) =>
    edge.transaction((tx) => useEmailLink(tx, edge.actor, { token, holder }, context))
  if (!link?.hasPassword || isHere) return use({ sessionId: viewer?.sessionId })
  const { hash, attempt } = await edge.transaction((tx) => takeLinkTry(tx, edge.actor, token, context))
  const giveBack = (tx: Transaction) => giveBackSignInTry(tx, 'password', attempt, context.settings)
  return spareTry(edge, giveBack, async () => {
    const typed = String(form.get('password') ?? '').slice(0, LONGEST)
    if ((await verifyPassword(typed, hash)) && hash !== null) return use({ verified: hash })
    await edge.transaction((tx) => refuseLinkTry(tx, edge.actor, token, context))
    return 'wrong'
  })
}
