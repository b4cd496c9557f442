import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { giveBackTries, takeTries } from '#platform/limits/count-tries.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'

const EVERY_SECONDS = 15 * 60

/** Takes a try at a proof. It must stand when the try fails, so it has a transaction of its own. */
export async function countProofTry(tx: Transaction, actor: MemberActor, settings: Settings): Promise<void> {
  authorise(actor, 'account.prove')
  await takeTries(tx.db, [{ limit: limitOf(settings), who: actor.id }], tx.now)
}

/** It was right: only failures count. */
export async function giveBackProofTry(tx: Transaction, memberId: string, settings: Settings): Promise<void> {
  await giveBackTries(tx.db, [{ limit: limitOf(settings), who: memberId }])
}

const limitOf = (settings: Settings): RateLimit => ({
  name: 'proof',
  most: settings.signInFailuresAccountMost,
  everySeconds: EVERY_SECONDS,
})
