import type { Origin } from '#domain/security/index.ts'
import { isOriginBanned } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden } from '#platform/errors/errors.ts'

/** Refuses an address that an administrator has banned, before anything is looked up. */
export async function admitAddress(tx: Transaction, { address }: Origin): Promise<void> {
  if (await isOriginBanned(tx, { address }))
    throw new Forbidden('Sign-in from this network is closed. Write to us if you think that is a mistake.')
}

/** Refuses an e-mail domain that an administrator has banned; asked only once the person has proved the address is theirs. */
export async function admitEmail(tx: Transaction, email: string): Promise<void> {
  if (await isOriginBanned(tx, { email }))
    throw new Forbidden(
      'Accounts of this e-mail domain are closed. Write to us if you think that is a mistake.',
    )
}
