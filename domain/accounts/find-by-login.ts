import { and, eq, ne, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { member } from './schema.server.ts'

export type Member = typeof member.$inferSelect

/** The member of this e-mail address or username; the former has an @, which no username has. */
export async function findByLogin(tx: Transaction, login: string): Promise<Member | undefined> {
  const column = login.includes('@') ? member.email : member.username
  const [found] = await tx.db
    .select()
    .from(member)
    .where(and(sql`lower(${column}) = ${login.toLowerCase()}`, ne(member.state, 'deleted')))
  return found
}

export async function findMemberById(tx: Transaction, id: string): Promise<Member | undefined> {
  const [found] = await tx.db
    .select()
    .from(member)
    .where(and(eq(member.id, id), ne(member.state, 'deleted')))
  return found
}

/** Under what tries are counted: the account, or what was typed where there is none, so that both answer alike. */
export function accountKey(found: Member | undefined, login: string): string {
  return found ? found.id : hashToken(login.toLowerCase())
}
