import type { Transaction } from '#platform/db/transaction.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context, makeSession } from '../testing-account.ts'
import { addPasskey } from './add-passkey.ts'
import { askNewPasskey } from './ask-new-passkey.ts'
import { makeAuthenticator, type TestingAuthenticator } from './testing-authenticator.ts'

type Member = Awaited<ReturnType<typeof makeMember>>

/** Adds a passkey to a member, as their browser would. */
export async function giveAPasskey(
  tx: Transaction,
  who: Member,
  {
    device = makeAuthenticator(context.siteOrigin),
    name = 'My key',
  }: { device?: TestingAuthenticator; name?: string } = {},
) {
  const { id: sessionId } = await makeSession(tx, who.id)
  const question = await askNewPasskey(tx, actorOf(who), { sessionId }, context)
  const answer = device.register(question)
  const added = await addPasskey(tx, actorOf(who), { answer, name, sessionId }, context)
  if (added.outcome !== 'added') throw new Error('The passkey was refused')
  return { device, sessionId, codes: added.codes }
}

/** The first half of a sign-in of one who has a second factor. */
export async function beginPastThePassword(tx: Transaction, who: Member): Promise<string> {
  const first = await beginSession(tx, who, 'password', context)
  if (first.outcome !== 'second-factor') throw new Error('No second factor was asked for')
  return first.pending
}
