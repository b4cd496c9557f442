import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { publish } from '#platform/realtime/bus.ts'
import { listSynonyms } from './list-synonyms.ts'
import { searchSynonym } from './schema.server.ts'
import type { SynonymsInput } from './synonyms-input.ts'

export const SYNONYMS_TOPIC = 'search.synonyms'

/** Puts a whole dictionary of synonyms in the place of the old one; in force at once, everywhere. */
export async function changeSynonyms(
  tx: Transaction,
  actor: Actor,
  { groups, reason }: SynonymsInput & { reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'synonyms.change')
  const before = (await listSynonyms(tx.db)).map(({ phrases }) => phrases.join(', '))
  await tx.db.delete(searchSynonym)
  if (groups.length > 0)
    await tx.db.insert(searchSynonym).values(groups.map((phrases) => ({ phrases, changedAt: tx.now })))
  const after = groups.map((phrases) => phrases.join(', '))
  await recordSecurityEvent(tx, {
    kind: 'synonyms.changed',
    actor,
    origin,
    details: {
      reason,
      before: { removed: before.filter((group) => !after.includes(group)) },
      after: { added: after.filter((group) => !before.includes(group)) },
    },
  })
  await publish(tx.db, SYNONYMS_TOPIC, {})
}
