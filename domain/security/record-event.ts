import { actorLabel, roleOf, type Actor } from '#domain/actor.ts'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { inetAddress } from '#platform/http/inet-address.ts'
import type { EventKind } from './event-words.ts'
import { securityEvent } from './schema.server.ts'

/** From where something was done. */
export type Origin = { address: string; device: string }

export type NewSecurityEvent = {
  kind: EventKind
  actor: Actor
  memberId?: string | undefined
  origin?: Origin | undefined
  details?: Record<string, unknown>
}

/** Writes one line of the audit log, in the transaction of what it tells of. */
export async function recordSecurityEvent(tx: Transaction, event: NewSecurityEvent): Promise<void> {
  writeSoon(tx.db, {
    query: tx.db.insert(securityEvent).values({
      at: tx.now,
      kind: event.kind,
      actor: actorLabel(event.actor),
      role: roleOf(event.actor),
      memberId: event.memberId ?? null,
      address: inetAddress(event.origin?.address) ?? null,
      device: event.origin?.device ?? null,
      details: event.details ?? {},
    }),
    rows: ['security_event'],
  })
}
