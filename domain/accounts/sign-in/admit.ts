import type { Origin } from '#domain/security/index.ts'
import { findOriginBan } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden } from '#platform/errors/errors.ts'

const CLOSED = {
  address: 'Sign-in from this network is closed. Write to us if you think that is a mistake.',
  domain: 'Accounts of this e-mail domain are closed. Write to us if you think that is a mistake.',
}

/** Refuses an address that an administrator has banned, before anything is looked up. */
export async function admitAddress(tx: Transaction, { address }: Origin): Promise<void> {
  refuse(await findOriginBan(tx, { address }))
}

/** Refuses an e-mail domain that an administrator has banned; asked only once the person has proved the address is theirs. */
export async function admitEmail(tx: Transaction, email: string): Promise<void> {
  refuse(await findOriginBan(tx, { email }))
}

/** Both at once. */
export async function admitPerson(tx: Transaction, { address }: Origin, email: string): Promise<void> {
  refuse(await findOriginBan(tx, { address, email }))
}

function refuse(banned: keyof typeof CLOSED | undefined): void {
  if (banned) throw new Forbidden(CLOSED[banned])
}
