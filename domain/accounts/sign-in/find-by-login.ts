import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { member } from '../schema.server.ts'

export type Member = typeof member.$inferSelect

/** The former has an @, which no username has. */
const isAddress = (login: string) => login.includes('@')

/**
 * Whom a password signs in: the member of this username, or of this e-mail address if they have proved it. An address that is
 * only said to be theirs is no name: a password that opens by it would tell that nobody else has it.
 */
export async function findByLogin(tx: Transaction, login: string): Promise<Member | undefined> {
  return isAddress(login) ? findOwner(tx, login) : findNamed(tx, login)
}

/** To whom a letter goes: the same, and for an address that nobody has proved the last who said that it is theirs. */
export async function findByMailbox(tx: Transaction, login: string): Promise<Member | undefined> {
  if (!isAddress(login)) return findNamed(tx, login)
  const [found] = await tx.db
    .select()
    .from(member)
    .where(and(sql`lower(${member.email}) = ${login.toLowerCase()}`, ne(member.state, 'deleted')))
    .orderBy(sql`${member.emailVerifiedAt} is null`, newestFirst(member.joinedAt), member.id)
    .limit(1)
  return found
}

/** Whose address this is: the one who has proved it. */
export async function findOwner(tx: Transaction, email: string): Promise<Member | undefined> {
  const [found] = await tx.db
    .select()
    .from(member)
    .where(
      and(
        sql`lower(${member.email}) = ${email.toLowerCase()}`,
        isNotNull(member.emailVerifiedAt),
        ne(member.state, 'deleted'),
      ),
    )
  return found
}

/** Whose address it is that this member only says is theirs. */
export async function findOtherOwner(
  tx: Transaction,
  { emailVerifiedAt, email }: Member,
): Promise<Member | undefined> {
  return emailVerifiedAt ? undefined : findOwner(tx, email)
}

async function findNamed(tx: Transaction, username: string): Promise<Member | undefined> {
  const [found] = await tx.db
    .select()
    .from(member)
    .where(and(sql`lower(${member.username}) = ${username.toLowerCase()}`, ne(member.state, 'deleted')))
  return found
}

export async function findMemberById(tx: Transaction, id: string): Promise<Member | undefined> {
  const [found] = await tx.db
    .select()
    .from(member)
    .where(and(eq(member.id, id), ne(member.state, 'deleted')))
  return found
}

/**
 * Under what tries are counted: the account, or what was typed where there is none, so that both answer alike. An address is an
 * account's only once it is proved.
 */
export function accountKey(found: Member | undefined, login: string): string {
  const isTheirs = found && (found.emailVerifiedAt !== null || !isAddress(login))
  return isTheirs ? found.id : hashToken(login.toLowerCase())
}
