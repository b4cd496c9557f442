import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { authenticator, knownDevice, member, session } from './schema.server.ts'

/** How long a sign-in from a new device asks to be looked at. */
const LOOK_DAYS = 3

export type NewSignIn = { device: string; address: string | null; at: Date; lookBy: Date }

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
      hasSecondFactor: sql<boolean>`${authenticator.memberId} is not null`,
    })
    .from(member)
    .leftJoin(authenticator, and(eq(authenticator.memberId, member.id), isNotNull(authenticator.confirmedAt)))
    .where(eq(member.id, memberId))
  if (!found) throw new Error('A signed-in member is in the table')
  const { hasSecondFactor, ...has } = found
  return { has, hasSecondFactor, newSignIns: await listNewSignIns(db, memberId, sessionId, now) }
}

/** Other sessions, begun lately by devices never seen before. The device of the registration is no news, nor is a visitor of the demo. */
async function listNewSignIns(db: Db, memberId: string, sessionId: string, now: Date): Promise<NewSignIn[]> {
  const since = addDays(now, -LOOK_DAYS)
  const begun = await db
    .select({ device: session.device, address: session.address, at: session.startedAt })
    .from(session)
    .where(
      and(
        eq(session.memberId, memberId),
        ne(session.id, sessionId),
        ne(session.way, 'demo'),
        gt(session.startedAt, since),
        gt(session.expiresAt, now),
      ),
    )
    .orderBy(desc(session.startedAt))
  if (begun.length === 0) return []
  const known = await db
    .select()
    .from(knownDevice)
    .where(eq(knownDevice.memberId, memberId))
    .orderBy(knownDevice.firstSeenAt)
  const fresh = new Set(
    known.slice(1).flatMap((device) => (device.firstSeenAt > since ? [device.deviceHash] : [])),
  )
  return begun
    .filter(({ device }) => fresh.has(createHash('sha256').update(device).digest('base64url')))
    .map((one) => ({ ...one, lookBy: addDays(one.at, LOOK_DAYS) }))
}
