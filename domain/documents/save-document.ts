import { actorLabel, type Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { announceVersion } from './announce-version.ts'
import type { DocumentContext } from './document-context.ts'
import type { DocumentSlug } from './document-rules.ts'
import type { DocumentInput } from './input.ts'
import { dropTyped } from './keep-typed.ts'
import { expectNewest, lockDocument, type VersionRow } from './lock-document.ts'
import { authorise } from './permissions.ts'
import { problemsOfDocument } from './problems-of-document.ts'
import { documentVersion } from './schema.server.ts'

/** Keeps what was written as a version, and announces it where a day was chosen. Says its number. */
export async function saveDocument(
  tx: Transaction,
  actor: Actor,
  { slug, basedOn, ...input }: DocumentInput & { slug: DocumentSlug },
  context: DocumentContext,
): Promise<number> {
  authorise(actor, 'document.write')
  const versions = await lockDocument(tx, slug)
  expectNewest(versions, basedOn)
  const problems = problemsOfDocument(slug, input.body, context.isFigure)
  if (problems.length > 0) throw new Invalid('The text needs another look', { body: problems })
  const body = input.body === context.program.body.trim() ? null : input.body
  const kept = await keepVersion(tx, actor, { slug, versions, body }, context)
  await dropTyped(tx, actor, { slug })
  if (input.when !== 'later')
    await announceVersion(tx, actor, { ...input, kept, versions, when: input.when }, context)
  return kept.number
}

type Kept = { slug: DocumentSlug; versions: readonly VersionRow[]; body: string | null }

/** A draft that says the same is the same version: it need not be written down twice. */
export async function keepVersion(
  tx: Transaction,
  actor: Actor,
  { slug, versions, body }: Kept,
  { origin, program }: Pick<DocumentContext, 'origin' | 'program'>,
): Promise<VersionRow> {
  const [newest] = versions
  if (newest && newest.body === body && newest.announcedAt === null) return newest
  const [kept] = await tx.db
    .insert(documentVersion)
    .values({
      slug,
      number: (newest?.number ?? 0) + 1,
      body,
      programVersion: program.version,
      savedAt: tx.now,
      savedBy: actorLabel(actor),
    })
    .returning()
  if (!kept) throw new Error(`No version of ${slug} was kept`)
  await recordSecurityEvent(tx, {
    kind: 'document.saved',
    actor,
    origin,
    details: {
      document: slug,
      before: { version: newest?.number ?? 0 },
      after: { version: kept.number, isPrograms: body === null },
    },
  })
  return kept
}
