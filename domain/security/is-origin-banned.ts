import { domainToASCII } from 'node:url'
import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { inetAddress } from '#platform/http/inet-address.ts'
import { originBan } from './schema.server.ts'

type Visitor = { address?: string | undefined; email?: string | undefined }

/** Whether someone who comes from this address, or with this e-mail address, may neither sign up nor in. */
export async function isOriginBanned(
  tx: Pick<Transaction, 'db' | 'now'>,
  visitor: Visitor,
): Promise<boolean> {
  return (await findOriginBan(tx, visitor)) !== undefined
}

/** Which of the two is banned; the address, where both are. */
export async function findOriginBan(
  tx: Pick<Transaction, 'db' | 'now'>,
  { address, email }: Visitor,
): Promise<'address' | 'domain' | undefined> {
  const conditions = [addressCondition(address), domainCondition(email)].filter((one) => one !== undefined)
  if (conditions.length === 0) return undefined
  const [found] = await tx.db
    .select({ kind: originBan.kind })
    .from(originBan)
    .where(and(isLive(tx.now), or(...conditions)))
    .orderBy(originBan.kind)
    .limit(1)
  return found?.kind
}

export function isLive(now: Date): SQL | undefined {
  return and(isNull(originBan.liftedAt), or(isNull(originBan.until), gt(originBan.until, now)))
}

function addressCondition(written: string | undefined): SQL | undefined {
  const address = inetAddress(written)
  if (!address) return undefined
  // The kind is asked inside the case, because PostgreSQL may try a domain as an address first.
  return sql`case when ${originBan.kind} = 'address' then ${originBan.value}::inet >>= ${address}::inet else false end`
}

/** A ban of a domain holds for what lies below it too. */
function domainCondition(email: string | undefined): SQL | undefined {
  const domain = domainToASCII(
    (email ?? '')
      .slice((email ?? '').lastIndexOf('@') + 1)
      .trim()
      .toLowerCase(),
  ).replace(/\.$/, '')
  if (!domain) return undefined
  const labels = domain.split('.')
  const above = labels.map((_, index) => labels.slice(index).join('.'))
  return and(eq(originBan.kind, 'domain'), inArray(originBan.value, above))
}
