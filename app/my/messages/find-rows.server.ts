import type { MemberEdge } from '#app/edge.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { listOthers, listPartners, searchMessages, wordsOf } from '#domain/messages/index.ts'
import type { ConversationRow } from './conversation-row.ts'
import { whenListed } from './when-listed.ts'

const SNIPPET = 110
const PEOPLE_SHOWN = 20

/** What was said and who it was said by: names first, then words, the newest first. */
export async function findRows(edge: MemberEdge, query: string): Promise<ConversationRow[]> {
  const { db, actor } = edge
  const partners = await listPartners(db, actor)
  const found = await searchMessages(db, actor, query)
  const others = await listOthers(db, [...new Set(found.map((one) => one.conversationId))], actor.id)
  const faces = await findFaces(db, [...partners.map((one) => one.memberId), ...[...others.values()].flat()])
  const marks = wordsOf(query)
  const plain = (words: string) => words.toLowerCase()
  const row = (key: string, to: string, conversationId: string, memberId: string) => ({
    key,
    to,
    id: conversationId,
    name: faces.get(memberId)?.displayName ?? 'A member who left',
    avatar: avatarUrl(faces.get(memberId)?.avatarKey ?? null),
    isOnline: false,
    of: null,
    standing: null,
    unread: 0,
    isPinned: false,
    muted: null,
    marks,
  })
  const people = partners
    .filter(({ memberId }) => plain(faces.get(memberId)?.displayName ?? '').includes(plain(query.trim())))
    .slice(0, PEOPLE_SHOWN)
    .map(({ conversationId, memberId }) => ({
      ...row(`person ${conversationId}`, `/my/messages/${conversationId}`, conversationId, memberId),
      when: '',
      words: 'Open the conversation',
      lead: null,
      group: 'People' as const,
    }))
  const said = found.map(({ conversationId, number, text, senderId, writtenAt }) => ({
    ...row(
      `${conversationId} ${number}`,
      `/my/messages/${conversationId}?q=${encodeURIComponent(query)}&at=${number}#m${number}`,
      conversationId,
      others.get(conversationId)?.[0] ?? '',
    ),
    when: whenListed(writtenAt, edge),
    words: around(text, marks),
    lead: senderId === actor.id ? ('You:' as const) : null,
    group: 'Messages' as const,
  }))
  return [...people, ...said]
}

/** The place that was found, with a little before it. */
export function around(text: string, marks: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = marks.map((mark) => lower.indexOf(mark)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - 24)
  return `${from > 0 ? '…' : ''}${text.slice(from, from + SNIPPET)}`.toWellFormed()
}
