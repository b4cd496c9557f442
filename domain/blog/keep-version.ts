import { and, desc, eq, inArray } from 'drizzle-orm'
import { markPicturesUsed } from '#domain/pictures/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { PostContent } from './input.ts'
import type { PostRow } from './lock-post.ts'
import { AUTO_VERSIONS_MOST, picturesIn, SAME_SITTING_MS, type VersionKind } from './post-rules.ts'
import { post, postVersion } from './schema.server.ts'

type Kept = { kind: VersionKind; content: PostContent; byId: string }

const pictureIdsOf = ({ body, coverId }: PostContent): string[] => [
  ...new Set([...picturesIn(body).flatMap(({ id }) => id ?? []), ...(coverId ? [coverId] : [])]),
]

/**
 * Keeps words as a version of a post that is locked, and says its number. What stands aside is not what others go on from. Of one
 * sitting the page's own versions are one.
 */
export async function keepVersion(tx: Transaction, found: PostRow, kept: Kept): Promise<number> {
  const { kind, content, byId } = kept
  const pictureIds = pictureIdsOf(content)
  await markPicturesUsed(tx, pictureIds)
  const values = { ...content, kind, pictureIds, savedAt: tx.now, byId }
  const same = kind === 'saved' ? undefined : await findSameSitting(tx, found.id, kept)
  if (same !== undefined) {
    await tx.db
      .update(postVersion)
      .set(values)
      .where(and(eq(postVersion.postId, found.id), eq(postVersion.number, same)))
    if (kind !== 'aside') await tx.db.update(post).set({ savedAt: tx.now }).where(eq(post.id, found.id))
    return same
  }
  const number = found.lastNumber + 1
  await tx.db.insert(postVersion).values({ ...values, postId: found.id, number })
  await tx.db
    .update(post)
    .set(kind === 'aside' ? { lastNumber: number } : { lastNumber: number, version: number, savedAt: tx.now })
    .where(eq(post.id, found.id))
  if (kind !== 'saved') await dropOldest(tx, found)
  return number
}

/** The newest that the page kept for the same person a moment ago, which nothing was saved after. */
async function findSameSitting(
  tx: Transaction,
  postId: string,
  { kind, byId }: Kept,
): Promise<number | undefined> {
  const [last] = await tx.db
    .select({
      number: postVersion.number,
      kind: postVersion.kind,
      byId: postVersion.byId,
      savedAt: postVersion.savedAt,
    })
    .from(postVersion)
    .where(
      and(
        eq(postVersion.postId, postId),
        kind === 'aside'
          ? and(eq(postVersion.kind, 'aside'), eq(postVersion.byId, byId))
          : inArray(postVersion.kind, ['saved', 'auto']),
      ),
    )
    .orderBy(desc(postVersion.number))
    .limit(1)
  const isSame =
    last?.kind === kind && last.byId === byId && tx.now.getTime() - last.savedAt.getTime() < SAME_SITTING_MS
  return isSame ? last.number : undefined
}

/** What is read, goes out or is gone on from stays, however much was kept beside it since. */
async function dropOldest(
  tx: Transaction,
  { id, version, shownVersion, dueVersion }: PostRow,
): Promise<void> {
  const stays = [version, shownVersion, dueVersion]
  const automatic = await tx.db
    .select({ number: postVersion.number })
    .from(postVersion)
    .where(and(eq(postVersion.postId, id), inArray(postVersion.kind, ['auto', 'aside'])))
    .orderBy(desc(postVersion.number))
    .offset(AUTO_VERSIONS_MOST)
  const gone = automatic.map(({ number }) => number).filter((number) => !stays.includes(number))
  if (gone.length > 0)
    await tx.db.delete(postVersion).where(and(eq(postVersion.postId, id), inArray(postVersion.number, gone)))
}
