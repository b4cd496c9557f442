import type { Transaction } from '#platform/db/transaction.ts'
import type { Member } from './find-by-login.ts'
import { findKnownDevice } from '../sessions/known-devices.ts'
import type { SignInContext } from './sign-in-context.ts'

/** Who tries to get in: the account, the address it is tried from, and the device if it has signed in to that account before. */
export type SignInAttempt = { account: string; address: string; device: string | undefined }

/**
 * A device counts as known only to one who has proved their address: else two accounts, one with an address that is free and one with
 * an address that is somebody's, would answer differently.
 */
export async function identifyAttempt(
  tx: Transaction,
  who: Member | undefined,
  { origin, deviceToken }: SignInContext,
  account = who?.id ?? '',
): Promise<SignInAttempt> {
  const device = who?.emailVerifiedAt ? await findKnownDevice(tx, who.id, deviceToken) : undefined
  return { account, address: origin.address, device }
}
