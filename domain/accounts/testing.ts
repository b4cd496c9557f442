import { randomBytes } from 'node:crypto'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { member } from './schema.server.ts'

type Member = typeof member.$inferSelect

/** A member in a line, verified and active unless told otherwise. */
export async function makeMember(
  tx: Transaction,
  given: Partial<typeof member.$inferInsert> = {},
): Promise<Member> {
  const name = `m${randomBytes(5).toString('hex')}`
  const state = given.state ?? 'active'
  const [made] = await tx.db
    .insert(member)
    .values({
      email: `${name}@example.org`,
      username: name,
      displayName: name,
      joinedAt: tx.now,
      emailVerifiedAt: state === 'unverified' ? null : tx.now,
      ...given,
      state,
    })
    .returning()
  if (!made) throw new Error('No member was made')
  return made
}

export function actorOf(who: Member): MemberActor {
  if (who.state === 'deleted') throw new Error('A deleted member does nothing')
  return { kind: 'member', id: who.id, role: who.role, state: who.state }
}
