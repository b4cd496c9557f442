import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { knownDevice, session } from '../schema.server.ts'

/** How long a sign-in from a new device asks to be looked at. */
const LOOK_DAYS = 3

export type NewSignIn = {
  sessionId: string
  device: string
  address: string | null
  at: Date
  /** Without a second factor not from a device that is itself in question: a thief who signs in twice must not vouch for himself. */
  mayRecognise: boolean
}

/** One that was found, with the device by which it is answered. */
type FoundSignIn = NewSignIn & { deviceHash: string }

/** Who looks, from which session of theirs, and when. */
export type Looking = { memberId: string; sessionId: string; now: Date }

/**
 * Other sessions, begun lately by devices never seen before of which the member has not said that they are theirs. The device of
 * the registration is no news, nor is a visitor of the demo.
 */
export async function listNewSignIns(
  db: Db | DrizzleTransaction,
  { memberId, sessionId, now }: Looking,
): Promise<FoundSignIn[]> {
  const since = addDays(now, -LOOK_DAYS)
  const begun = await db
    .select({
      sessionId: session.id,
      device: session.device,
      deviceHash: session.deviceHash,
      address: session.address,
      at: session.startedAt,
    })
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
  const [, ...later] = await db
    .select()
    .from(knownDevice)
    .where(eq(knownDevice.memberId, memberId))
    .orderBy(knownDevice.firstSeenAt)
  const fresh = new Set(
    later
      .filter(({ firstSeenAt, recognisedAt }) => firstSeenAt > since && recognisedAt === null)
      .map(({ deviceHash }) => deviceHash),
  )
  const own = await db
    .select({ deviceHash: session.deviceHash })
    .from(session)
    .where(eq(session.id, sessionId))
  const mayRecognise = !own.some(({ deviceHash }) => deviceHash !== null && fresh.has(deviceHash))
  return begun.flatMap(({ deviceHash, ...one }) =>
    deviceHash !== null && fresh.has(deviceHash) ? [{ ...one, deviceHash, mayRecognise }] : [],
  )
}

/** One of them, of which the member says whose it is; what asks no more is not there. */
export async function findNewSignIn(
  db: DrizzleTransaction,
  looking: Looking,
  askedId: string,
): Promise<FoundSignIn> {
  const found = (await listNewSignIns(db, looking)).find(({ sessionId }) => sessionId === askedId)
  if (!found) throw new NotFound('That sign-in needs no answer any more')
  return found
}
