import { eq } from 'drizzle-orm'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { review } from './schema.server.ts'

const EXCERPT = 60

/** A review as a report keeps it. It is its writer's; the reply below it is not theirs, and is kept to be understood. */
export async function findReviewForReport(
  db: Db | DrizzleTransaction,
  reviewId: string,
): Promise<(ReportedThing & { aboutId: string }) | undefined> {
  const [found] = await db.select().from(review).where(eq(review.id, reviewId))
  if (!found) return undefined
  const { text, authorId, aboutId, dealId, revealedAt, voidedAt, hiddenAt, bought, reply } = found
  const words = text.replace(/\s+/g, ' ')
  return {
    title: `“${words.length > EXCERPT ? `${words.slice(0, EXCERPT).toWellFormed()}…` : words}”`,
    ownerId: authorId,
    aboutId,
    path: `/deals/${dealId}#reviews`,
    isShown: revealedAt !== null && voidedAt === null && hiddenAt === null,
    texts: [
      { name: 'Review', text },
      { name: 'Stars', text: (found.rating / 100).toFixed(1) },
      { name: 'Bought', text: bought },
      { name: 'Reply', text: reply ?? '' },
    ],
    pictureIds: [],
  }
}
