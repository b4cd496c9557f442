import type { MemberEdge } from '#app/edge.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { timeOf } from '#app/shared/messages/show-messages.server.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { nameDeals } from '#domain/deals/index.ts'
import { timelineWords } from '#domain/deals/timeline-words.ts'
import {
  findPresence,
  findUnread,
  listConversations,
  type ListedConversation,
  listOthers,
  listPartners,
  searchMessages,
  wordsOf,
} from '#domain/messages/index.ts'
import { FILTERS } from '#domain/messages/message-rules.ts'
import { isOnline } from '#domain/messages/presence-rules.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { expectReader } from './expect-reader.ts'

const SNIPPET = 110
const PEOPLE_SHOWN = 20

export type ConversationRow = {
  key: string
  to: string
  id: string
  name: string
  avatar: string | null
  isOnline: boolean
  when: string
  words: string
  /** Whose words they are, where they are one's own; a draft; or a file. */
  lead: 'You:' | 'Draft:' | 'file' | null
  of: string | null
  unread: number
  isPinned: boolean
  isMuted: boolean
  /** The words that were looked for. */
  marks: string[]
}

/** The list beside every conversation: all, a filter of them, or what a search found. */
export async function loadList(edge: MemberEdge) {
  const { url, db, actor } = edge
  expectReader({ actor })
  const query = (url.searchParams.get('q') ?? '').slice(0, 100)
  const filter = FILTERS.find((one) => one === url.searchParams.get('show')) ?? 'all'
  const pages = Number(url.searchParams.get('more')) || 1
  const unread = await findUnread(db, actor.id)
  if (query.trim() !== '')
    return { query, filter, unread, pages, hasMore: false, rows: await findRows(edge, query) }
  const { conversations, hasMore } = await listConversations(db, actor, { filter, pages })
  return { query: '', filter, unread, pages, hasMore, rows: await showRows(edge, conversations) }
}

export type ListData = Awaited<ReturnType<typeof loadList>>

async function showRows(edge: MemberEdge, listed: readonly ListedConversation[]): Promise<ConversationRow[]> {
  const { db, actor, clock } = edge
  const now = clock.now()
  const ids = [...new Set(listed.flatMap(({ otherIds }) => otherIds))]
  const faces = await findFaces(db, ids)
  const seen = await findPresence(db, actor, ids, now)
  const titles = await nameDeals(
    db,
    actor.id,
    listed.flatMap(({ dealId }) => dealId ?? []),
  )
  return listed.map((one) => {
    const [otherId = ''] = one.otherIds
    const face = faces.get(otherId)
    return {
      key: one.id,
      to: `/my/messages/${one.id}`,
      id: one.id,
      name: face?.displayName ?? 'A member who left',
      avatar: face ? avatarUrl(face.avatarKey) : null,
      isOnline: isOnline(seen.get(otherId), now),
      when: whenListed(one.lastAt, edge),
      ...lastWords(one, actor.id),
      of: one.dealId ? dealLine(titles.get(one.dealId)) : one.proposalId ? 'About a proposal' : null,
      unread: one.unread,
      isPinned: one.isPinned,
      isMuted: one.mutedUntil !== null && one.mutedUntil > now,
      marks: [],
    }
  })
}

const dealLine = (title: string | undefined) => (title === undefined ? null : `Deal: ${title}`)

function lastWords(
  { last, draft }: ListedConversation,
  viewerId: string,
): Pick<ConversationRow, 'words' | 'lead'> {
  if (draft.trim()) return { lead: 'Draft:', words: draft.slice(0, SNIPPET).toWellFormed() }
  const lead = last.senderId === viewerId ? 'You:' : null
  if (last.deletedAt) return { lead, words: 'A message was taken back' }
  if (last.kind === 'offer') return { lead, words: 'Proposed a safe deal' }
  if (last.kind === 'step')
    return { lead: null, words: timelineWords[last.step as keyof typeof timelineWords] ?? 'The deal went on' }
  if (last.text === '')
    return { lead: 'file', words: last.fileCount === 1 ? 'A file' : `${last.fileCount} files` }
  return { lead, words: last.text.slice(0, SNIPPET).toWellFormed() }
}

/** What was said and who it was said by: names first, then words, the newest first. */
async function findRows(edge: MemberEdge, query: string): Promise<ConversationRow[]> {
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
    unread: 0,
    isPinned: false,
    isMuted: false,
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
  }))
  return [...people, ...said]
}

/** The place that was found, with a little before it. */
function around(text: string, marks: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = marks.map((mark) => lower.indexOf(mark)).filter((place) => place >= 0)
  const from = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - 24)
  return `${from > 0 ? '…' : ''}${text.slice(from, from + SNIPPET)}`.toWellFormed()
}

/** '13:48', 'Yesterday', 'Mon', '6 Nov'. */
function whenListed(at: Date, { clock, viewer: { timeZone } }: MemberEdge): string {
  const day = (of: Date) => zonedFormat(of, timeZone, { day: 'numeric', month: 'short', year: 'numeric' })
  const now = clock.now()
  if (day(at) === day(now)) return timeOf(at, { timeZone })
  if (day(at) === day(new Date(now.getTime() - DAY_MS))) return 'Yesterday'
  if (now.getTime() - at.getTime() < 6 * DAY_MS) return zonedFormat(at, timeZone, { weekday: 'short' })
  return zonedFormat(at, timeZone, { day: 'numeric', month: 'short' })
}
