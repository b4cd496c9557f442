import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { postSlug } from './schema.server.ts'

/** An address belongs to the post that had it first, for good: whoever kept an old link still comes to the right one. */
export async function claimSlug(tx: Transaction, postId: string, slug: string): Promise<void> {
  await tx.db.insert(postSlug).values({ slug, postId, since: tx.now }).onConflictDoNothing()
  if (!(await isOf(tx, postId, slug)))
    throw new Invalid('This address is another post’s', {
      slug: ['Address: another post has it, or had it once. Choose another.'],
    })
}

async function isOf(tx: Transaction, postId: string, slug: string): Promise<boolean> {
  const [found] = await tx.db.select().from(postSlug).where(eq(postSlug.slug, slug))
  return found?.postId === postId
}

const TRIES = 50

/** The first address made of these words that nobody has: `a-fair`, `a-fair-2`. */
export async function claimFreeSlug(tx: Transaction, postId: string, wanted: string): Promise<string> {
  for (let count = 1; count <= TRIES; count++) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    await tx.db.insert(postSlug).values({ slug, postId, since: tx.now }).onConflictDoNothing()
    if (await isOf(tx, postId, slug)) return slug
  }
  throw new Invalid('There are too many posts of this name', {
    title: ['Title: too many posts are called so. Choose another.'],
  })
}
