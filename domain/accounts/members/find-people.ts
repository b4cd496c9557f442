import type { Role } from '#domain/actor.ts'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { ChannelChoices } from './notification-channels.ts'
import { member, type MemberState } from '../schema.server.ts'

/** Who someone is, for those who look after the account: never for other members. */
export type Person = {
  id: string
  email: string
  /** The address, if it was proved to be theirs: what was sent to or from it before may be someone else's. */
  verifiedEmail: string | undefined
  username: string
  displayName: string
  role: Role
  state: MemberState
  timeZone: string
  /** The brand that they came by. */
  brand: string
  proUntil: Date | null
  /** Of what they want to be told, and how. */
  channels: ChannelChoices
}

const known = {
  id: member.id,
  email: member.email,
  emailVerifiedAt: member.emailVerifiedAt,
  username: member.username,
  displayName: member.displayName,
  role: member.role,
  state: member.state,
  timeZone: member.timeZone,
  brand: member.brand,
  channels: member.channels,
  proUntil: member.proUntil,
}

export async function findPeople(
  db: Db | DrizzleTransaction,
  ids: readonly string[],
  only?: SQL,
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(known)
    .from(member)
    .where(and(inArray(member.id, [...ids]), only))
  return new Map(rows.map((row) => [row.id, personOf(row)]))
}

export async function findPerson(db: Db | DrizzleTransaction, id: string): Promise<Person | undefined> {
  return (await findPeople(db, [id])).get(id)
}

function personOf(row: Pick<typeof member.$inferSelect, keyof typeof known>): Person {
  const { id, email, username, displayName, role, state, timeZone, brand, channels, proUntil } = row
  const verifiedEmail = row.emailVerifiedAt ? email : undefined
  return { id, email, verifiedEmail, username, displayName, role, state, timeZone, brand, channels, proUntil }
}
