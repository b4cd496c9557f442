import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DocumentSlug } from './document-rules.ts'
import { dropTyped } from './keep-typed.ts'
import { expectNewest, expectVersion, lockDocument } from './lock-document.ts'
import { authorise } from './permissions.ts'
import type { DocumentContext } from './document-context.ts'
import { keepVersion } from './save-document.ts'

/** An earlier text is gone on from again: as a new version, so that nothing is lost. What applies stays as it is. */
export async function restoreDocument(
  tx: Transaction,
  actor: Actor,
  { slug, number, basedOn }: { slug: DocumentSlug; number: number; basedOn: number },
  context: Pick<DocumentContext, 'origin' | 'program'>,
): Promise<number> {
  authorise(actor, 'document.write')
  const versions = await lockDocument(tx, slug)
  expectNewest(versions, basedOn)
  // Version 0 is the program's own, whatever it says in the program that runs.
  const body = number === 0 ? null : expectVersion(versions, number).body
  const kept = await keepVersion(tx, actor, { slug, versions, body }, context)
  await dropTyped(tx, actor, { slug })
  return kept.number
}
