import { findIdByUsername } from '#domain/accounts/index.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { addReads, archivePost, beginPost, savePost, tellOfPost } from '#domain/blog/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoStep } from '../demo-step.ts'
import { addPictureOfWork, drawPictureOfWork } from '../draw-picture-of-work.ts'
import { type DemoPost, demoPosts } from './demo-posts.ts'
import { readsOfPost } from './reads-of-post.ts'

const EDITOR = 'nadia-orlova'
/** The one that waits for its time goes out so many days after the demo was made. */
const AHEAD_DAYS = 4

/** The blog of the demo: each post is begun, saved and sent out like every other one. */
export const seedBlog: DemoStep[] = demoPosts.map((one) => ({
  name: `the post “${one.title}”`,
  daysAgo: one.daysAgo,
  async prepare(files) {
    const subject = { seed: one.slug, family: one.cover, name: one.title, line: one.tags }
    const cover = await drawPictureOfWork(subject, true)
    return async (tx) => {
      const editor = await findEditor(tx)
      const coverId = await addPictureOfWork(tx, editor, cover, files)
      await writePost(tx, editor, one, coverId)
    }
  },
}))

async function findEditor(tx: Transaction): Promise<MemberActor> {
  const id = await findIdByUsername(tx.db, EDITOR)
  if (!id) throw new Error('The demo has no administrator')
  return { kind: 'member', id, role: 'admin', state: 'active' }
}

async function writePost(
  tx: Transaction,
  editor: MemberActor,
  one: DemoPost,
  coverId: string,
): Promise<void> {
  const { title, summary, body, coverAlt, state, slug } = one
  const postId = await beginPost(tx, editor, { title })
  await savePost(tx, editor, {
    postId,
    basedOn: 1,
    slug,
    authorId: (await findIdByUsername(tx.db, one.author)) ?? editor.id,
    title,
    summary,
    body,
    seoTitle: '',
    seoDescription: '',
    tags: one.tags.split(',').map((tag) => tag.trim()),
    coverId,
    coverAlt,
    when: state === 'draft' ? 'later' : state === 'scheduled' ? 'at' : 'now',
    at: state === 'scheduled' ? addDays(tx.now, AHEAD_DAYS + one.daysAgo) : null,
  })
  if (state === 'archived') await archivePost(tx, editor, { postId })
  // Members were told on the day, not when somebody starts the demo.
  if (state === 'published') while ((await tellOfPost(tx, clockActor, { postId })).more);
  if (state === 'published') await addReads(tx, readsOfPost(postId, one, tx.now))
}
