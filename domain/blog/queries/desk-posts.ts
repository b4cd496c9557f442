import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { type PostState, postStates } from '../post-rules.ts'
import { post, postDay, postSlug, postVersion } from '../schema.server.ts'

const latest = and(eq(postVersion.postId, post.id), eq(postVersion.number, post.version))

type DeskPage = {
  state?: PostState | undefined
  /** The first day whose reads are told. */
  readSince: string
  offset: number
  most: number
}

/** Posts as those who write them see them, what was written last first. */
export async function listDeskPosts(db: Db, actor: Actor, { state, readSince, offset, most }: DeskPage) {
  authorise(actor, 'blog.write')
  return db
    .select({
      id: post.id,
      state: post.state,
      slug: post.slug,
      authorId: post.authorId,
      dueAt: post.dueAt,
      savedAt: post.savedAt,
      publishedAt: post.publishedAt,
      title: postVersion.title,
      tags: postVersion.tags,
      /** How many people opened it on these days, each counted once a day; nothing of one that never was out. */
      reads: sql<number | null>`case when ${post.publishedAt} is not null then (
        select coalesce(sum(${postDay.reads}), 0)::int from ${postDay}
        where ${postDay.postId} = ${post.id} and ${postDay.day} >= ${readSince}::date) end`,
      /** Words are kept that nobody reads yet. */
      isAhead: sql<boolean>`${post.state} = 'published' and ${post.version} <> ${post.shownVersion}`,
    })
    .from(post)
    .innerJoin(postVersion, latest)
    .where(state ? eq(post.state, state) : undefined)
    .orderBy(newestFirst(post.savedAt))
    .offset(offset)
    .limit(most)
}

export async function countDeskPosts(db: Db, actor: Actor): Promise<Record<PostState, number>> {
  authorise(actor, 'blog.write')
  const rows = await db
    .select({ state: post.state, posts: sql<number>`count(*)::int` })
    .from(post)
    .groupBy(post.state)
  const counted = new Map(rows.map(({ state, posts }) => [state, posts]))
  return Object.fromEntries(postStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
    PostState,
    number
  >
}

/** A post with the version that is gone on from, and its addresses of before. */
export async function findDeskPost(db: Db, actor: Actor, postId: string) {
  authorise(actor, 'blog.write')
  const [found] = await db
    .select({ post, latest: postVersion })
    .from(post)
    .innerJoin(postVersion, latest)
    .where(eq(post.id, postId))
  if (!found) throw new NotFound('There is no such post')
  const slugs = await db
    .select({ slug: postSlug.slug })
    .from(postSlug)
    .where(eq(postSlug.postId, postId))
    .orderBy(postSlug.since)
  return {
    ...found,
    oldSlugs: slugs.map(({ slug }) => slug).filter((slug) => slug !== found.post.slug),
  }
}

const VERSIONS_MOST = 100

export async function listVersions(db: Db, actor: Actor, postId: string) {
  authorise(actor, 'blog.write')
  return db
    .select({
      number: postVersion.number,
      kind: postVersion.kind,
      savedAt: postVersion.savedAt,
      byId: postVersion.byId,
      title: postVersion.title,
    })
    .from(postVersion)
    .where(eq(postVersion.postId, postId))
    .orderBy(desc(postVersion.number))
    .limit(VERSIONS_MOST)
}

export async function findVersion(db: Db, actor: Actor, postId: string, number: number) {
  authorise(actor, 'blog.write')
  const [found] = await db
    .select()
    .from(postVersion)
    .where(and(eq(postVersion.postId, postId), eq(postVersion.number, number)))
  if (!found) throw new NotFound('There is no such version')
  return found
}
