import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { isOnShow } from './list-cards.ts'
import { service } from '../schema.server.ts'

/** Whether everyone may see the service now. */
export async function isServiceOnShow(tx: Transaction, serviceId: string): Promise<boolean> {
  return (await tx.db.$count(service, and(eq(service.id, serviceId), isOnShow))) > 0
}
