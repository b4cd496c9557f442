import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectVersion, type PostRow, type VersionRow } from './lock-post.ts'
import { countWords } from './post-rules.ts'
import { post } from './schema.server.ts'

export function contentOf(version: VersionRow) {
  const { title, summary, body, seoTitle, seoDescription, tags, coverId, coverAlt } = version
  return { title, summary, body, seoTitle, seoDescription, tags, coverId, coverAlt }
}

/** A version becomes what everyone reads. The one way out of a draft: a person's press and the clock both come here. */
export async function showVersion(tx: Transaction, found: PostRow, number: number): Promise<void> {
  const content = contentOf(await expectVersion(tx, found.id, number))
  const isFirst = found.publishedAt === null
  await tx.db
    .update(post)
    .set({
      ...content,
      wordCount: countWords(content.body),
      state: 'published',
      shownVersion: number,
      dueVersion: null,
      dueAt: null,
      archivedAt: null,
      publishedAt: found.publishedAt ?? tx.now,
      changedAt: isFirst || found.shownVersion === number ? found.changedAt : tx.now,
      // Whoever has a link to the preview is led to the post.
      previewUntil: null,
    })
    .where(eq(post.id, found.id))
  await tx.announce({ kind: 'post.shown', postId: found.id, tags: [...found.tags, ...content.tags] })
  // Taken back before everyone was told, it is told on from there.
  const isBack = found.state !== 'published' && found.toldAt === null
  if (isFirst || isBack) await tx.announce({ kind: 'post.published', postId: found.id })
}
