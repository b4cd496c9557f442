import { and, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { documentRules, documentSlugs, type DocumentSlug, type When } from './document-rules.ts'
import type { VersionRow } from './lock-document.ts'
import { authorise, may } from './permissions.ts'
import { documentVersion } from './schema.server.ts'

type Reader = Db | DrizzleTransaction

/** A version that applies, or will: of its text only where it stands. */
export type EffectiveVersion = { slug: DocumentSlug; number: number; effectiveAt: Date }

/** Every announced version that was not taken back, the newest of each document first. */
export async function listEffective(db: Reader): Promise<EffectiveVersion[]> {
  const rows = await db
    .select({
      slug: documentVersion.slug,
      number: documentVersion.number,
      effectiveAt: documentVersion.effectiveAt,
    })
    .from(documentVersion)
    .where(and(isNotNull(documentVersion.effectiveAt), isNull(documentVersion.withdrawnAt)))
    .orderBy(newestFirst(documentVersion.effectiveAt), newestFirst(documentVersion.number))
  return rows.flatMap(({ effectiveAt, ...row }) => (effectiveAt ? [{ ...row, effectiveAt }] : []))
}

/** The words of versions; nothing where they are the program's own. */
export async function readBodies(
  db: Reader,
  versions: readonly Pick<EffectiveVersion, 'slug' | 'number'>[],
): Promise<{ slug: DocumentSlug; number: number; body: string | null }[]> {
  if (versions.length === 0) return []
  const pairs = versions.map(({ slug, number }) => sql`(${slug}::text, ${number}::int)`)
  return db
    .select({ slug: documentVersion.slug, number: documentVersion.number, body: documentVersion.body })
    .from(documentVersion)
    .where(sql`(${documentVersion.slug}, ${documentVersion.number}) in (${sql.join(pairs, sql`, `)})`)
}

const withoutWords = {
  slug: documentVersion.slug,
  number: documentVersion.number,
  isPrograms: sql<boolean>`${documentVersion.body} is null`,
  programVersion: documentVersion.programVersion,
  savedAt: documentVersion.savedAt,
  savedBy: documentVersion.savedBy,
  announcedAt: documentVersion.announcedAt,
  effectiveAt: documentVersion.effectiveAt,
  reason: documentVersion.reason,
  when: documentVersion.when,
  withdrawnAt: documentVersion.withdrawnAt,
  withdrawnReason: documentVersion.withdrawnReason,
  replacedBy: documentVersion.replacedBy,
}

/** Everything that was written of a document, the newest first, without the words. */
export async function listDocumentVersions(db: Reader, actor: Actor, slug: DocumentSlug) {
  authorise(actor, 'document.write')
  return db
    .select(withoutWords)
    .from(documentVersion)
    .where(eq(documentVersion.slug, slug))
    .orderBy(newestFirst(documentVersion.number))
}

/** The number of the newest version, drafts too; 0 where there is none. */
export async function findNewestNumber(db: Reader, slug: DocumentSlug): Promise<number> {
  const [found] = await db
    .select({ number: max(documentVersion.number) })
    .from(documentVersion)
    .where(eq(documentVersion.slug, slug))
  return found?.number ?? 0
}

/** One version. Everyone reads what was announced and not taken back; what is only being written is there for those who write. */
export async function findDocumentVersion(
  db: Reader,
  actor: Actor,
  { slug, number }: { slug: DocumentSlug; number: number },
): Promise<VersionRow> {
  const [found] = await db
    .select()
    .from(documentVersion)
    .where(and(eq(documentVersion.slug, slug), eq(documentVersion.number, number)))
  const isOpen = found?.announcedAt && !found.withdrawnAt
  if (!found || !(isOpen || may(actor, 'document.write'))) throw new NotFound('There is no such version')
  return found
}

/** A change of what people agreed to, as the public log tells it. Who made it is for the audit log. */
export type DocumentChange = {
  slug: DocumentSlug
  title: string
  number: number
  isPrograms: boolean
  reason: string
  when: When
  announcedAt: Date
  effectiveAt: Date
  withdrawn: { at: Date; reason: string; isCorrection: boolean } | undefined
}

const agreed = documentSlugs.filter((slug) => documentRules[slug].isAgreed)

export async function listDocumentChanges(db: Reader, limit = 100): Promise<DocumentChange[]> {
  const rows = await db
    .select(withoutWords)
    .from(documentVersion)
    .where(and(inArray(documentVersion.slug, agreed), isNotNull(documentVersion.announcedAt)))
    .orderBy(newestFirst(documentVersion.effectiveAt), newestFirst(documentVersion.number))
    .limit(limit)
  return rows.flatMap(({ announcedAt, effectiveAt, withdrawnAt, withdrawnReason, replacedBy, ...row }) =>
    announcedAt && effectiveAt
      ? [
          {
            slug: row.slug,
            title: documentRules[row.slug].title,
            number: row.number,
            isPrograms: row.isPrograms,
            reason: row.reason,
            when: row.when,
            announcedAt,
            effectiveAt,
            withdrawn: withdrawnAt
              ? { at: withdrawnAt, reason: withdrawnReason ?? '', isCorrection: replacedBy !== null }
              : undefined,
          },
        ]
      : [],
  )
}
