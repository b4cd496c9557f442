import { eq } from 'drizzle-orm'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { ideaPath } from './idea-rules.ts'
import { isOnBoard } from './lock-idea.ts'
import { idea, ideaComment } from './schema.server.ts'

const EXCERPT = 60

/** An idea as a report keeps it. */
export async function findIdeaForReport(
  db: Db | DrizzleTransaction,
  ideaId: string,
): Promise<ReportedThing | undefined> {
  const [found] = await db.select().from(idea).where(eq(idea.id, ideaId))
  if (!found) return undefined
  return {
    title: found.title,
    ownerId: found.authorId,
    path: ideaPath(found.number),
    isShown: isOnBoard(found),
    texts: [
      { name: 'Idea', text: found.title },
      { name: 'Text', text: found.text },
    ],
    pictureIds: [],
  }
}

/** A comment, by its first words. */
export async function findCommentForReport(
  db: Db | DrizzleTransaction,
  commentId: string,
): Promise<ReportedThing | undefined> {
  const [row] = await db
    .select({ comment: ideaComment, on: idea })
    .from(ideaComment)
    .innerJoin(idea, eq(idea.id, ideaComment.ideaId))
    .where(eq(ideaComment.id, commentId))
  if (!row) return undefined
  const words = row.comment.text.replace(/\s+/g, ' ')
  return {
    title: `“${words.length > EXCERPT ? `${words.slice(0, EXCERPT).toWellFormed()}…` : words}”`,
    ownerId: row.comment.authorId,
    path: `${ideaPath(row.on.number)}#c${row.comment.number}`,
    isShown: row.comment.hiddenAt === null && isOnBoard(row.on),
    texts: [
      { name: 'Comment', text: row.comment.text },
      { name: 'Of the idea', text: row.on.title },
    ],
    pictureIds: [],
  }
}
