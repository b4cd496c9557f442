import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockIfThere } from '../members/lock-member.ts'
import { authorise } from '../permissions.ts'
import { countTry, findSecretOf } from '../secrets/one-time-secrets.ts'
import { useUpSecrets } from '../secrets/use-up-secrets.ts'
import { codeHash } from '../sign-in/ask-sign-in-code.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { proveAddress } from './prove-address.ts'

/** Proves the address by the code of its e-mail, in the session that asked for it. A wrong try counts, so it is answered and not thrown. */
export async function verifyByCode(
  tx: Transaction,
  actor: MemberActor,
  { code, sessionId }: { code: string; sessionId: string },
  context: SignInContext,
): Promise<'verified' | 'refused'> {
  authorise(actor, 'account.verify-by-code')
  const found = await findSecretOf(tx, 'verify-email', actor.id)
  if (!found) return 'refused'
  // Counting locks the row: of many tries at the same instant each is one of the few.
  const tries = await countTry(tx, found.id)
  const isRight = found.details['codeHash'] === codeHash(context.replacesToken ?? '', code)
  if (!isRight || tries > context.settings.signInCodeTriesMost) return 'refused'
  const who = await lockIfThere(tx, actor.id)
  if (!who || found.details['email'] !== who.email) return 'refused'
  await useUpSecrets(tx, who.id, ['verify-email'])
  await proveAddress(tx, actor, who, { by: 'code', keepsPassword: true, keepsSession: sessionId }, context)
  return 'verified'
}
