import { eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { member, providerLink } from '../schema.server.ts'

type LinkedProvider = { provider: string; email: string; linkedAt: Date }
export type WaysIn = { hasPassword: boolean; links: LinkedProvider[] }

/** The lasting ways in of a member: a password and the accounts at providers. */
export async function findWaysIn(db: Db | DrizzleTransaction, memberId: string): Promise<WaysIn> {
  const rows = await db
    .select({
      passwordHash: member.passwordHash,
      provider: providerLink.provider,
      email: providerLink.email,
      linkedAt: providerLink.linkedAt,
    })
    .from(member)
    .leftJoin(providerLink, eq(providerLink.memberId, member.id))
    .where(eq(member.id, memberId))
    .orderBy(providerLink.linkedAt)
  return {
    hasPassword: rows.some(({ passwordHash }) => passwordHash !== null),
    links: rows.flatMap(({ provider, email, linkedAt }) =>
      provider !== null && email !== null && linkedAt !== null ? [{ provider, email, linkedAt }] : [],
    ),
  }
}

/** Whether another way in is left: a link to a provider that the operator has taken away opens nothing. */
export function canUnlink(
  provider: string,
  ways: { hasPassword: boolean; links: readonly { provider: string }[]; configured: readonly string[] },
): boolean {
  const others = ways.links.filter(
    (link) => link.provider !== provider && ways.configured.includes(link.provider),
  )
  return ways.hasPassword || others.length > 0 || !ways.configured.includes(provider)
}
