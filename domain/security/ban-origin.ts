import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { and, eq, sql } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { inetAddress, inetRange } from '#platform/http/inet-address.ts'
import { isLive } from './is-origin-banned.ts'
import { recordSecurityEvent, type Origin } from './record-event.ts'
import { originBan } from './schema.server.ts'

export type NewOriginBan = {
  kind: 'address' | 'domain'
  value: string
  reason: string
  until: Date | undefined
}

/** Two administrators who ban the same at once make one ban. */
const ORIGIN_BANS_LOCK = 4_711_032

/** The widest ranges that may be banned; a wider one is a slip of the key, and would close the doors. */
const FEWEST_BITS = { 4: 8, 6: 16 } as const

/** Bans an address, a range or an e-mail domain from signing up and in. */
export async function banOrigin(
  tx: Transaction,
  actor: Actor,
  input: NewOriginBan,
  context: { origin: Origin; ownEmail?: string | undefined },
): Promise<void> {
  authorise(actor, 'origins.ban')
  if (input.until && input.until <= tx.now)
    throw refusal('until', 'Until: choose a day that is still to come, or leave it empty')
  const value =
    input.kind === 'address'
      ? await networkOf(tx, input.value, context.origin.address)
      : domainOf(input.value, context.ownEmail)
  await tx.db.execute(sql`select pg_advisory_xact_lock(${ORIGIN_BANS_LOCK})`)
  const [known] = await tx.db
    .select({ id: originBan.id })
    .from(originBan)
    .where(and(eq(originBan.kind, input.kind), eq(originBan.value, value), isLive(tx.now)))
  if (known) throw new Conflict(`${value} is banned already`)
  await tx.db.insert(originBan).values({
    kind: input.kind,
    value,
    reason: input.reason,
    bannedBy: actorLabel(actor),
    bannedAt: tx.now,
    until: input.until ?? null,
  })
  await recordSecurityEvent(tx, {
    kind: 'origin.banned',
    actor,
    origin: context.origin,
    details: {
      reason: input.reason,
      before: null,
      after: { kind: input.kind, value, until: input.until?.toISOString() ?? null },
    },
  })
}

async function networkOf(tx: Transaction, typed: string, own: string): Promise<string> {
  const range = inetRange(typed)
  if (!range)
    throw refusal(
      'value',
      'Address: write one like 203.0.113.7, or a range like 203.0.113.0/24 or 2001:db8::/32',
    )
  const fewest = FEWEST_BITS[range.version]
  if (range.bits < fewest)
    throw refusal('value', `Address: this range is too wide; write at least /${fewest}`)
  const me = inetAddress(own)
  const { rows } = await tx.db.execute<{ network: string; mine: boolean | null }>(
    sql`select network(${range.text}::inet)::text as network, ${me ?? null}::inet <<= network(${range.text}::inet) as mine`,
  )
  const found = rows[0]
  if (!found) throw new Error('The database named no network')
  if (found.mine) throw refusal('value', 'Address: this is where you are now; you would lock yourself out')
  return found.network
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

function domainOf(typed: string, ownEmail: string | undefined): string {
  const domain = domainToASCII(typed.trim().toLowerCase().replace(/^.*@/, '').replace(/\.$/, ''))
  if (domain.length > 253 || !DOMAIN.test(domain) || isIP(domain) !== 0)
    throw refusal('value', 'Domain: write one like example.org')
  const own = ownEmail?.toLowerCase().split('@').at(-1)
  if (own === domain || own?.endsWith(`.${domain}`))
    throw refusal('value', 'Domain: your own e-mail address is there; you would lock yourself out')
  return domain
}

function refusal(field: string, words: string): Invalid {
  return new Invalid(words, { [field]: [words] })
}
