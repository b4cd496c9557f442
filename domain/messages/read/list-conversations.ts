import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { ConversationFilter } from '../message-rules.ts'
import { conversation, conversationMember, message } from '../schema.server.ts'
import { isReader } from './find-conversation.ts'
import { findPartners, nobody, type Partner } from './find-partners.ts'

export const CONVERSATIONS_A_PAGE = 40
/** More than that is not shown at once: what comes after begins anew behind the last of them. */
export const PAGES_MOST = 25

export type ListedConversation = {
  id: string
  kind: (typeof conversation.$inferSelect)['kind']
  dealId: string | null
  proposalId: string | null
  partner: Partner
  unread: number
  isPinned: boolean
  isArchived: boolean
  mutedUntil: Date | null
  draft: string
  lastAt: Date
  last: Pick<
    typeof message.$inferSelect,
    'kind' | 'senderId' | 'text' | 'fileCount' | 'deletedAt' | 'hiddenWhy' | 'step'
  >
}

type Asked = {
  filter: ConversationFilter
  pages?: number
  /** Only those that stand behind this one in the list. */
  after?: string | undefined
}

const filters: Record<ConversationFilter, SQL | undefined> = {
  all: isNull(conversationMember.archivedAt),
  unread: gt(conversationMember.unreadCount, 0),
  deals: and(isNull(conversationMember.archivedAt), eq(conversation.kind, 'deal')),
  archived: isNotNull(conversationMember.archivedAt),
}

/** In the order of the list, and by the database, whose moments are finer than ours. */
function standsBehind(conversationId: string, filter: ConversationFilter, viewerId: string): SQL {
  const { isPinned, lastAt, conversationId: id, memberId } = conversationMember
  const pinned = (held: SQL) => (filter === 'archived' ? sql`false` : held)
  return sql`exists (select from ${conversationMember} as seen
    where seen.conversation_id = ${conversationId}::uuid and seen.member_id = ${viewerId}::uuid and ${memberId} = seen.member_id
      and (${pinned(sql`not ${isPinned}`)}, seen.last_at, ${id}) > (${pinned(sql`not seen.is_pinned`)}, ${lastAt}, seen.conversation_id))`
}

/** The conversations of whoever looks, those held above first, then by the newest message. */
export async function listConversations(
  db: Db,
  viewer: Actor,
  { filter, pages = 1, after }: Asked,
): Promise<{ conversations: ListedConversation[]; hasMore: boolean }> {
  if (!isReader(viewer)) return { conversations: [], hasMore: false }
  const limit = CONVERSATIONS_A_PAGE * Math.min(Math.max(pages, 1), PAGES_MOST)
  const rows = await db
    .select({
      own: conversationMember,
      of: conversation,
      last: {
        kind: message.kind,
        senderId: message.senderId,
        text: message.text,
        fileCount: message.fileCount,
        deletedAt: message.deletedAt,
        hiddenWhy: message.hiddenWhy,
        step: message.step,
      },
    })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .innerJoin(
      message,
      and(eq(message.conversationId, conversation.id), eq(message.number, conversation.lastNumber)),
    )
    .where(
      and(
        eq(conversationMember.memberId, viewer.id),
        filters[filter],
        after === undefined ? undefined : standsBehind(after, filter, viewer.id),
      ),
    )
    .orderBy(
      ...(filter === 'archived' ? [] : [newestFirst(conversationMember.isPinned)]),
      newestFirst(conversationMember.lastAt),
      conversationMember.conversationId,
    )
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const partners = await findPartners(
    db,
    shown.map(({ of }) => of.id),
    viewer.id,
  )
  return {
    hasMore: rows.length > limit,
    conversations: shown.map(({ own, of, last }) => ({
      id: of.id,
      kind: of.kind,
      dealId: of.dealId,
      proposalId: of.proposalId,
      partner: partners.get(of.id) ?? nobody,
      unread: own.unreadCount,
      isPinned: own.isPinned,
      isArchived: own.archivedAt !== null,
      mutedUntil: own.mutedUntil,
      draft: own.draft,
      lastAt: own.lastAt,
      last,
    })),
  }
}
