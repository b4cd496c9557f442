import { findIdByUsername } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoContext } from './demo-step.ts'

/** Somebody of the demo. Where it goes on after it was interrupted, whoever joined before is not known by name yet. */
export async function memberNamed(
  tx: Transaction,
  username: string,
  { ids }: DemoContext,
): Promise<MemberActor> {
  const id = ids.members.get(username) ?? (await findIdByUsername(tx.db, username))
  if (!id) throw new Error(`${username} has not joined`)
  ids.members.set(username, id)
  return { kind: 'member', id, role: 'member', state: 'active' }
}
