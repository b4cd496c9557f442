import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MemberEdit } from '../administrators/admin-input.ts'
import { lockMember, type MemberContext } from './lock-member.ts'
import { noteMemberChange } from './note-member-change.ts'
import { member } from '../schema.server.ts'

const FIELDS = ['displayName', 'headline', 'about', 'country', 'city', 'skills'] as const
const NAMES: Record<(typeof FIELDS)[number], string> = {
  displayName: 'name',
  headline: 'headline',
  about: 'about',
  country: 'country',
  city: 'city',
  skills: 'skills',
}

/** An administrator corrects what a profile says; returns the names of what changed. */
export async function editMember(
  tx: Transaction,
  actor: Actor,
  { memberId, reason, ...edited }: MemberEdit & { memberId: string },
  context: MemberContext,
): Promise<string[]> {
  authorise(actor, 'members.edit')
  const who = await lockMember(tx, memberId)
  const changed = FIELDS.filter((field) => JSON.stringify(who[field]) !== JSON.stringify(edited[field]))
  if (changed.length === 0) return []
  await tx.db.update(member).set(edited).where(eq(member.id, who.id))
  const only = (from: Pick<MemberEdit, (typeof FIELDS)[number]>) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  const names = changed.map((field) => NAMES[field])
  await noteMemberChange(
    tx,
    actor,
    {
      kind: 'member.edited',
      details: { reason, before: only(who), after: only(edited) },
      event: { kind: 'member.edited', memberId: who.id, fields: names, reason },
    },
    context,
  )
  return names
}
