import { operator } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { findByLogin } from '../sign-in/find-by-login.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { forgetSecondFactor } from './finish-resets.ts'

const REASON = 'Reset at the command line of the server'

/**
 * The operator lets an administrator in again at once: the last one has nobody else to ask. For everyone else an administrator
 * does it, with a waiting time.
 */
export async function resetSecondFactorAtOnce(
  tx: Transaction,
  { email }: { email: string },
  context: MemberContext,
): Promise<{ username: string }> {
  authorise(operator, 'members.reset-second-factor-at-once')
  const found = await findByLogin(tx, email)
  if (!found) throw new NotFound('No member has this address.')
  const who = await lockMember(tx, found.id)
  if (who.role !== 'admin')
    throw new Conflict(
      `${who.username} is not an administrator. An administrator resets their second factor at /admin/users, with a waiting time.`,
    )
  if (!(await hasSecondFactor(tx, who.id))) throw new Conflict(`${who.username} has no second factor.`)
  await forgetSecondFactor(tx, operator, who, REASON, context)
  return { username: who.username }
}
