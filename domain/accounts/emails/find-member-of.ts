import type { Transaction } from '#platform/db/transaction.ts'
import { findOwner } from '../sign-in/find-by-login.ts'

/** Whose address this is, if a member has proved it. */
export async function findMemberOf(tx: Transaction, email: string): Promise<string | undefined> {
  return (await findOwner(tx, email))?.id
}
