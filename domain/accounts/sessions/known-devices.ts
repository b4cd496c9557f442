import { createHash } from 'node:crypto'
import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { knownDevice, session } from '../schema.server.ts'

/** How a device was known before it had a token of its own: by what its browser says it is. */
export const hashDevice = (device: string) => createHash('sha256').update(device).digest('base64url')

/** The device that has this token, if it has signed in to the account before. The token opens nothing by itself. */
export async function findKnownDevice(
  tx: Transaction,
  memberId: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined
  const [found] = await tx.db
    .select({ hash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(
      and(
        eq(knownDevice.memberId, memberId),
        eq(knownDevice.deviceHash, hashToken(token)),
        eq(knownDevice.knownBy, 'token'),
      ),
    )
  return found?.hash
}

export type MetDevice = { token: string; hash: string; isNew: boolean }

/** A device signs in: it is known by its token from now on. One browser has one token, whoever signs in there. */
export async function meetDevice(
  tx: Transaction,
  memberId: string,
  { token = makeToken(), words }: { token: string | undefined; words: string },
): Promise<MetDevice> {
  const hash = hashToken(token)
  const again = await tx.db
    .update(knownDevice)
    .set({ lastSeenAt: tx.now })
    .where(and(eq(knownDevice.memberId, memberId), eq(knownDevice.deviceHash, hash)))
    .returning({ hash: knownDevice.deviceHash })
  if (again.length > 0 || (await giveToken(tx, memberId, { hash, words })))
    return { token, hash, isNew: false }
  await tx.db
    .insert(knownDevice)
    .values({ memberId, deviceHash: hash, knownBy: 'token', firstSeenAt: tx.now, lastSeenAt: tx.now })
    .onConflictDoNothing()
  return { token, hash, isNew: true }
}

/** A device from before there were tokens gets one, once: nobody is told of a new device that is not new. */
async function giveToken(
  tx: Transaction,
  memberId: string,
  { hash, words }: { hash: string; words: string },
): Promise<boolean> {
  const given = await tx.db
    .update(knownDevice)
    .set({ deviceHash: hash, knownBy: 'token', lastSeenAt: tx.now })
    .where(
      and(
        eq(knownDevice.memberId, memberId),
        eq(knownDevice.deviceHash, hashDevice(words)),
        eq(knownDevice.knownBy, 'words'),
      ),
    )
    .returning({ hash: knownDevice.deviceHash })
  return given.length > 0
}

/** Devices on which the member is not signed in are strangers from now on. */
export async function forgetOtherDevices(tx: Transaction, memberId: string): Promise<void> {
  const inUse = tx.db
    .select({ hash: session.deviceHash })
    .from(session)
    .where(and(eq(session.memberId, memberId), isNotNull(session.deviceHash)))
  await tx.db
    .delete(knownDevice)
    .where(and(eq(knownDevice.memberId, memberId), notInArray(knownDevice.deviceHash, inUse)))
}
