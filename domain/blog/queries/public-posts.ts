import { and, arrayContains, arrayOverlaps, asc, count, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { post, postSlug } from '../schema.server.ts'

/** A post as lists show it. */
export type PostCard = {
  id: string
  slug: string
  title: string
  summary: string
  tags: string[]
  coverId: string | null
  coverAlt: string
  authorId: string | null
  wordCount: number
  publishedAt: Date
}

const card = {
  id: post.id,
  slug: post.slug,
  title: post.title,
  summary: post.summary,
  tags: post.tags,
  coverId: post.coverId,
  coverAlt: post.coverAlt,
  authorId: post.authorId,
  wordCount: post.wordCount,
  publishedAt: sql<Date>`${post.publishedAt}`.mapWith(post.publishedAt),
}

/** Nothing below is asked of posts that are not out. */
const isOut = eq(post.state, 'published')
const order = [newestFirst(post.publishedAt), newestFirst(post.id)]

type Listed = { tag?: string | undefined; offset: number; most: number }

export function listPosts(db: Db, { tag, offset, most }: Listed): Promise<PostCard[]> {
  return db
    .select(card)
    .from(post)
    .where(and(isOut, tag === undefined ? undefined : arrayContains(post.tags, [tag])))
    .orderBy(...order)
    .offset(offset)
    .limit(most)
}

/** Those of them that are out, in the order in which they were named. */
export async function findPostCards(
  db: Db | DrizzleTransaction,
  ids: readonly string[],
): Promise<PostCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(card)
    .from(post)
    .where(and(isOut, oneOf(post.id, ids)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type CountedTag = { tag: string; posts: number }

/** What posts are about, the most common first, and how many there are. */
export async function countPosts(db: Db): Promise<{ all: number; tags: CountedTag[] }> {
  const [all, tags] = await Promise.all([
    db.$count(post, isOut),
    db
      .select({ tag: sql<string>`unnest(${post.tags})`.as('tag'), posts: count() })
      .from(post)
      .where(isOut)
      .groupBy(sql`1`)
      .orderBy(sql`2 desc`, sql`1`),
  ])
  return { all, tags }
}

export type ReadPost = typeof post.$inferSelect & { publishedAt: Date }

/** What stands at an address: the post, or where it stands now. */
export async function findPost(
  db: Db | DrizzleTransaction,
  slug: string,
): Promise<ReadPost | { movedTo: string } | undefined> {
  const [found] = await db
    .select({ post })
    .from(postSlug)
    .innerJoin(post, eq(post.id, postSlug.postId))
    .where(and(eq(postSlug.slug, slug), isOut))
  const { publishedAt } = found?.post ?? {}
  if (!found || !publishedAt) return undefined
  return found.post.slug === slug ? { ...found.post, publishedAt } : { movedTo: found.post.slug }
}

/** The newest of those that share a tag, then the newest of all. */
export async function listRelated(
  db: Db,
  { id, tags }: { id: string; tags: string[] },
  most: number,
): Promise<PostCard[]> {
  const about =
    tags.length === 0
      ? []
      : await db
          .select(card)
          .from(post)
          .where(and(isOut, ne(post.id, id), arrayOverlaps(post.tags, tags)))
          .orderBy(...order)
          .limit(most)
  if (about.length === most) return about
  const known = new Set([id, ...about.map((one) => one.id)])
  const newest = await listPosts(db, { offset: 0, most: most + known.size })
  return [...about, ...newest.filter((one) => !known.has(one.id))].slice(0, most)
}

export type Neighbour = { slug: string; title: string }

/** The posts that came out right before and right after. */
export async function findNeighbours(
  db: Db,
  { id, publishedAt }: { id: string; publishedAt: Date },
): Promise<{ previous: Neighbour | undefined; next: Neighbour | undefined }> {
  const named = { slug: post.slug, title: post.title }
  const [[previous], [next]] = await Promise.all([
    db
      .select(named)
      .from(post)
      .where(
        and(
          isOut,
          or(lt(post.publishedAt, publishedAt), and(eq(post.publishedAt, publishedAt), lt(post.id, id))),
        ),
      )
      .orderBy(...order)
      .limit(1),
    db
      .select(named)
      .from(post)
      .where(
        and(
          isOut,
          or(gt(post.publishedAt, publishedAt), and(eq(post.publishedAt, publishedAt), gt(post.id, id))),
        ),
      )
      .orderBy(asc(post.publishedAt), asc(post.id))
      .limit(1),
  ])
  return { previous, next }
}

/** Whole posts for the feed. */
export async function listForFeed(db: Db, most: number): Promise<ReadPost[]> {
  const rows = await db
    .select()
    .from(post)
    .where(isOut)
    .orderBy(...order)
    .limit(most)
  return rows.flatMap(({ publishedAt, ...one }) => (publishedAt ? [{ ...one, publishedAt }] : []))
}

/** For the sitemap. */
export async function listPostAddresses(db: Db): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await db
    .select({ slug: post.slug, publishedAt: post.publishedAt, changedAt: post.changedAt })
    .from(post)
    .where(isOut)
    .orderBy(...order)
    .limit(SITEMAP_MOST)
  return rows.flatMap(({ slug, publishedAt, changedAt }) => {
    const at = changedAt ?? publishedAt
    return at ? [{ slug, changedAt: at }] : []
  })
}

/** What a search engine takes at once. */
const SITEMAP_MOST = 50_000
