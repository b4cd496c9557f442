import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { listAuthors } from './queries/list-authors.ts'
import { claimSlug } from './claim-slug.ts'
import type { SaveInput } from './input.ts'
import { isBehind } from './is-behind.ts'
import { keepVersion } from './keep-version.ts'
import { lockPost, type PostRow } from './lock-post.ts'
import { authorise } from './permissions.ts'
import { AHEAD_DAYS_MOST } from './post-rules.ts'
import { problemsOfPost } from './problems-of-post.ts'
import { post } from './schema.server.ts'
import { showVersion } from './show-version.ts'

/** `behind`: somebody saved meanwhile. The words are kept beside theirs, under their own number, and nothing else happened. */
export type SavedPost = { outcome: 'saved' | 'behind'; number: number; current: number }

/** Keeps what was written and does with it what was chosen: nothing yet, at a time, or now. */
export async function savePost(
  tx: Transaction,
  actor: Actor,
  input: SaveInput & { postId: string },
): Promise<SavedPost> {
  authorise(actor, 'blog.write')
  const byId = actor.kind === 'member' ? actor.id : ''
  const { postId, basedOn, slug, authorId, when, at, ...content } = input
  const found = await lockPost(tx, postId)
  if (await isBehind(tx, found, { basedOn, byId })) {
    const number = await keepVersion(tx, found, { kind: 'aside', content, byId })
    return { outcome: 'behind', number, current: found.version }
  }
  if (when !== 'later') {
    const problems = problemsOfPost(content)
    if (Object.keys(problems).length > 0) throw new Invalid('It can’t go out like this yet', problems)
  }
  if (slug !== found.slug) await claimSlug(tx, postId, slug)
  if (authorId && authorId !== found.authorId) await expectAuthor(tx, authorId)
  await tx.db
    .update(post)
    .set({ slug, authorId: authorId ?? found.authorId })
    .where(eq(post.id, postId))
  const number = await keepVersion(tx, found, { kind: 'saved', content, byId })
  if (when === 'now') await showVersion(tx, found, number)
  else if (when === 'at') await scheduleVersion(tx, found, number, at)
  else await keepForLater(tx, found)
  return { outcome: 'saved', number, current: number }
}

/** A signed name stands above every post: somebody of the operator's people. */
async function expectAuthor(tx: Transaction, authorId: string): Promise<void> {
  const isTheirs = (await listAuthors(tx.db)).some(({ id }) => id === authorId)
  if (!isTheirs)
    throw new Invalid('Choose somebody of the staff', { authorId: ['Author: choose somebody of the staff'] })
}

async function scheduleVersion(
  tx: Transaction,
  found: PostRow,
  number: number,
  at: Date | null,
): Promise<void> {
  if (found.state === 'published') throw new Conflict('It is out already: show the changes now, or keep them')
  if (!at) throw new Invalid('Say when', { at: ['Time: say when it goes out'] })
  if (at <= tx.now) throw new Invalid('This time is over', { at: ['Time: choose one that is still to come'] })
  if (at > addDays(tx.now, AHEAD_DAYS_MOST))
    throw new Invalid('This is too far ahead', { at: [`Time: at most ${AHEAD_DAYS_MOST} days ahead`] })
  await tx.db
    .update(post)
    .set({ state: 'scheduled', dueAt: at, dueVersion: number })
    .where(eq(post.id, found.id))
}

/** What everyone reads stays as it is; what waited for its time waits no more. */
async function keepForLater(tx: Transaction, found: PostRow): Promise<void> {
  if (found.state === 'scheduled')
    await tx.db
      .update(post)
      .set({ state: found.publishedAt ? 'archived' : 'draft', dueAt: null, dueVersion: null })
      .where(eq(post.id, found.id))
  // Its address or its author may have changed.
  if (found.state === 'published')
    await tx.announce({ kind: 'post.shown', postId: found.id, tags: found.tags })
}
