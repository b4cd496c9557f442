import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { conversation, message } from './schema.server.ts'
import { dealKey } from './write/open-conversation.ts'

/** What a member said anywhere but in deals, and in those that came to nothing. */
export const wordsOf = (db: Db | DrizzleTransaction, memberId: string, dealsOfNothing: string[]) =>
  allWords(db).where(
    and(
      eq(message.senderId, memberId),
      or(ne(conversation.kind, 'deal'), inArray(conversation.dealId, dealsOfNothing)),
    ),
  )

/** All that was said in the rooms of these deals. Asked apart from the other: in one question no index would help either. */
export const wordsIn = (db: Db | DrizzleTransaction, dealIds: string[]) =>
  allWords(db).where(inArray(conversation.key, dealIds.map(dealKey)))

const allWords = (db: Db | DrizzleTransaction) =>
  db
    .select({ conversationId: message.conversationId, number: message.number })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
