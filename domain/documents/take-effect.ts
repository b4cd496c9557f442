import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DocumentSlug } from './document-rules.ts'
import { authorise } from './permissions.ts'

/** Says that a text applies from now on: it does by the clock alone, but the pages that show it were made before. */
export async function documentTakesEffect(
  tx: Transaction,
  actor: Actor,
  { slug }: { slug: DocumentSlug },
): Promise<void> {
  authorise(actor, 'document.run-clocks')
  await tx.announce({ kind: 'document.took-effect', slug })
}
