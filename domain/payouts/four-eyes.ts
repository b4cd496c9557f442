import { listStaffOf } from '#domain/accounts/index.ts'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import type { PayoutRow } from './schema.server.ts'

type Decided = Pick<PayoutRow, 'number' | 'memberId' | 'decidedBy'>

/**
 * Why whoever asks is not the second pair of eyes, and who is; nothing where they are, or where one pair is enough.
 * Who approved a payout carries it no further: not out of the house as a file, and not on to sent or paid.
 */
export async function explainSecondEyes(
  db: Db | DrizzleTransaction,
  actor: Actor,
  payouts: readonly Decided[],
  { payoutFourEyes }: Pick<Settings, 'payoutFourEyes'>,
): Promise<string | undefined> {
  authorise(actor, 'payouts.read')
  const approved = payouts.filter(({ decidedBy }) => decidedBy === actorLabel(actor))
  if (!payoutFourEyes || approved.length === 0) return undefined
  const numbers = approved.map(({ number }) => number).join(', ')
  const others = (await listStaffOf(db, 'finance'))
    .filter(({ id }) =>
      payouts.every(({ memberId, decidedBy }) => memberId !== id && decidedBy !== `member:${id}`),
    )
    .map(({ displayName }) => displayName)
    .toSorted()
  const who =
    others.length > 0
      ? `${others.join(' or ')} can do this`
      : 'an administrator can name someone else for finance, who can do this, or turn four eyes off in Settings'
  return `You approved ${approved.length === 1 ? 'payout' : 'payouts'} ${numbers}, and payouts need four eyes: ${who}`
}

export async function requireSecondEyes(...asked: Parameters<typeof explainSecondEyes>): Promise<void> {
  const why = await explainSecondEyes(...asked)
  if (why) throw new Forbidden(why)
}
