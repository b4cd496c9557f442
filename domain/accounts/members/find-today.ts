import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { secondFactorOf } from '../second-factor/has-second-factor.ts'
import { listNewSignIns, type NewSignIn } from '../sessions/new-sign-ins.ts'
import { member } from '../schema.server.ts'

/** What the account itself knows of things that its member should do. */
export type AccountToday = {
  has: { portrait: boolean; about: boolean; skills: boolean; languages: boolean }
  hasSecondFactor: boolean
  newSignIns: NewSignIn[]
}

export async function findAccountToday(
  db: Db,
  { memberId, sessionId, now }: { memberId: string; sessionId: string; now: Date },
): Promise<AccountToday> {
  const [found] = await db
    .select({
      portrait: sql<boolean>`${member.avatarKey} is not null`,
      about: sql<boolean>`${member.headline} <> '' and ${member.about} <> ''`,
      skills: sql<boolean>`cardinality(${member.skills}) > 0`,
      languages: sql<boolean>`jsonb_array_length(${member.languages}) > 0`,
      hasSecondFactor: secondFactorOf(member.id),
    })
    .from(member)
    .where(eq(member.id, memberId))
  if (!found) throw new Error('A signed-in member is in the table')
  const { hasSecondFactor, ...has } = found
  const newSignIns = await listNewSignIns(db, { memberId, sessionId, now })
  // A device is asked about once, however often it signed in.
  const latest = new Map(newSignIns.toReversed().map((one) => [one.deviceHash, one]))
  const asked = [...latest.values()].map(({ deviceHash: _hash, mayRecognise, ...shown }) => ({
    ...shown,
    mayRecognise: mayRecognise || hasSecondFactor,
  }))
  return { has, hasSecondFactor, newSignIns: asked }
}
