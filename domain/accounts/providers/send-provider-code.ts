import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { makeCode } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { admitAddress } from '../sign-in/admit.ts'
import { DEFAULT_BRAND } from '../brands.ts'
import { codeForLetter } from '../secrets/one-time-secrets.ts'
import { keepPending, keepPendingCode, LostStep, takePending } from './provider-pending.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { CODE_LETTERS, LETTERS_OF_ADDRESS } from '../sign-in/sign-in-limits.ts'

/**
 * Mails a code to the address that is to be proved: the one of the account that is there already, or the one typed by
 * a person whose provider vouches for none. The answer is the same whether or not the address is known here.
 */
export async function sendProviderCode(
  tx: Transaction,
  actor: Actor,
  { secret, email, brand = DEFAULT_BRAND }: { secret: string; email?: string | undefined; brand?: string },
  context: SignInContext,
): Promise<{ secret: string }> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, context.origin)
  const pending = (await takePending(tx, secret)) ?? refuse()
  const isTheirs = pending.step === 'email' || pending.step === 'code'
  if (pending.step === 'name') refuse()
  const to = isTheirs && email !== undefined ? email.toLowerCase() : pending.email
  if (to === '') refuse()
  await countUse(tx.db, LETTERS_OF_ADDRESS, context.origin.address, tx.now)
  await countUse(tx.db, CODE_LETTERS, to, tx.now)

  const next = await keepPending(tx, {
    ...pending,
    step: isTheirs ? 'code' : 'prove',
    email: to,
    codeSent: true,
  })
  const code = makeCode()
  await keepPendingCode(tx, { secret: next, code, minutes: context.settings.signInCodeMinutes })
  await tx.announce({
    kind: 'account.sign-in-code-asked',
    email: to,
    brand,
    code: codeForLetter(tx, code, context.settings.signInCodeMinutes),
  })
  return { secret: next }
}

function refuse(): never {
  throw new LostStep()
}
