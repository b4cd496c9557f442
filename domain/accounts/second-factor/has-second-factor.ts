import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { passkey } from '../passkeys/schema.server.ts'
import { authenticator } from '../schema.server.ts'

/** Two-factor is on for whoever has an app that is confirmed, or a passkey. */
export function secondFactorOf(memberId: SQLWrapper): SQL<boolean> {
  const hasApp = sql`exists (select from ${authenticator} where ${authenticator.memberId} = ${memberId} and ${authenticator.confirmedAt} is not null)`
  const hasPasskey = sql`exists (select from ${passkey} where ${passkey.memberId} = ${memberId})`
  return sql<boolean>`(${hasApp} or ${hasPasskey})`
}

export function hasSecondFactor(tx: Transaction, memberId: string): Promise<boolean> {
  return findIsOn(tx.db, memberId)
}

/** The same for a page, outside of any transaction. */
export async function findIsOn(db: Db | DrizzleTransaction, memberId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isOn: boolean }>(
    sql`select ${secondFactorOf(sql`${memberId}::uuid`)} as "isOn"`,
  )
  return rows[0]?.isOn ?? false
}
