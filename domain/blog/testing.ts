import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { beginPost } from './begin-post.ts'
import type { PostContent, SaveInput } from './input.ts'
import { savePost } from './save-post.ts'

export const somePostContent: PostContent = {
  title: 'What forty disputes taught us',
  summary: 'Most were about a sentence that nobody wrote down.',
  body: `Between January and October a few deals became disputes.\n\n## Every outcome\n\n${'We read all of them again, in one sitting. '.repeat(4)}\n\n## What we changed\n\nThe form asks for one thing that is not included.`,
  seoTitle: '',
  seoDescription: '',
  tags: ['Rules'],
  coverId: null,
  coverAlt: '',
}

export const somePostInput: SaveInput = {
  ...somePostContent,
  basedOn: 1,
  slug: 'forty-disputes',
  authorId: null,
  when: 'now',
  at: null,
}

/** A post that an administrator wrote and did with what is said; out, where nothing is. */
export async function makePost(
  tx: Transaction,
  admin: MemberActor,
  given: Partial<SaveInput> = {},
): Promise<{ postId: string; slug: string }> {
  const title = given.title ?? somePostContent.title
  const postId = await beginPost(tx, admin, { title })
  const slug = given.slug ?? `post-${postId}`
  await savePost(tx, admin, { ...somePostInput, ...given, title, slug, postId })
  return { postId, slug }
}
