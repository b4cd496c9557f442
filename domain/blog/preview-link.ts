import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { isSigned, sign } from '#platform/crypto/sign.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockPost } from './lock-post.ts'
import { authorise } from './permissions.ts'
import { PREVIEW_DAYS } from './post-rules.ts'
import { post } from './schema.server.ts'

type Previewed = { id: string; slug: string; previewNumber: number; previewUntil: Date | null }

/** A new link for those who are shown the post before it goes out. Links of before end. */
export async function openPreview(
  tx: Transaction,
  actor: Actor,
  { postId }: { postId: string },
): Promise<void> {
  authorise(actor, 'blog.write')
  const found = await lockPost(tx, postId)
  if (found.state === 'published') throw new Conflict('It is out: everyone can read it at its own address')
  await tx.db
    .update(post)
    .set({ previewNumber: found.previewNumber + 1, previewUntil: addDays(tx.now, PREVIEW_DAYS) })
    .where(eq(post.id, postId))
}

export async function endPreview(
  tx: Transaction,
  actor: Actor,
  { postId }: { postId: string },
): Promise<void> {
  authorise(actor, 'blog.write')
  const found = await lockPost(tx, postId)
  await tx.db
    .update(post)
    .set({ previewNumber: found.previewNumber + 1, previewUntil: null })
    .where(eq(post.id, postId))
}

/** Where the preview stands, with what opens it; none while there is no link. */
export function previewPath(previewed: Previewed, secret: Secret): string | undefined {
  const { slug, previewUntil } = previewed
  if (!previewUntil) return undefined
  const until = previewUntil.getTime()
  return `/blog/${slug}/preview?until=${until}&k=${sign(secret, wordsOf(previewed, until))}`
}

/** `ended`: it was a link of ours once, and its time is over or somebody ended it. */
export function judgePreviewLink(
  previewed: Previewed,
  query: URLSearchParams,
  { secret, now }: { secret: Secret; now: Date },
): 'good' | 'ended' | 'none' {
  const until = Number(/^\d{1,15}$/.exec(query.get('until') ?? '')?.[0])
  const signature = /^[\w-]{43}$/.exec(query.get('k') ?? '')?.[0]
  if (!until || !signature) return 'none'
  const isCurrent = isSigned(secret, wordsOf(previewed, until), signature)
  if (isCurrent) return previewed.previewUntil && now.getTime() < until ? 'good' : 'ended'
  return isOfBefore(previewed, until, secret, signature) ? 'ended' : 'none'
}

/** How many links of before are told apart from made-up ones. */
const LOOKED_BACK = 20

function isOfBefore(previewed: Previewed, until: number, secret: Secret, signature: string): boolean {
  const { previewNumber } = previewed
  return Array.from(
    { length: Math.min(LOOKED_BACK, previewNumber) },
    (_, back) => previewNumber - 1 - back,
  ).some((earlier) => isSigned(secret, wordsOf({ ...previewed, previewNumber: earlier }, until), signature))
}

const wordsOf = ({ id, previewNumber }: Previewed, untilMs: number) =>
  `preview of post ${id} ${previewNumber} ${untilMs}`
