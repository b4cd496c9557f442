import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { whenInWords } from '#app/shared/moments.ts'
import { findFaces, type Face } from '#domain/accounts/index.ts'
import { dealStanding } from '#app/shared/deals/deal-standing.ts'
import { numberIn } from '#app/shared/messages/number-in.ts'
import { findStandingFacts, type StepFacts } from '#domain/deals/index.ts'
import { timelineWords } from '#domain/deals/timeline-words.ts'
import {
  findUnread,
  isForTeam,
  listConversations,
  type ListedConversation,
  PAGES_MOST,
} from '#domain/messages/index.ts'
import { type ConversationFilter, FILTERS } from '#domain/messages/message-rules.ts'
import type { ConversationRow } from './conversation-row.ts'
import { expectReader } from './expect-reader.ts'
import { findRows } from './finding/find-rows.server.ts'
import { type PartnerView, showPartners } from './partners/show-partners.server.ts'
import { firstName } from '#app/shared/teams/team-people.server.ts'
import { readWords } from '#platform/text/read-words.ts'
import { whenListed } from './when-listed.ts'

const SNIPPET = 110

/** The list beside every conversation: all, a filter of them, or what a search found. */
export async function loadList(edge: MemberEdge) {
  const { url, db, actor } = edge
  expectReader({ actor })
  const query = readWords(url.searchParams.get('q'), 100)
  const filter = FILTERS.find((one) => one === url.searchParams.get('show')) ?? 'all'
  const pages = numberIn(url.searchParams.get('more')) ?? 1
  const unread = await findUnread(db, actor.id)
  if (query.trim() !== '') {
    const { rows, part } = await findRows(edge, query)
    return { query, filter, unread, earlier: null, rows, part }
  }
  const after = z.uuid().safeParse(url.searchParams.get('after')).data
  const { conversations, hasMore } = await listConversations(db, actor, { filter, pages, after })
  const next = pages < PAGES_MOST ? { after, more: pages + 1 } : { after: conversations.at(-1)?.id }
  return {
    query: '',
    filter,
    unread,
    /** Where those are that stand behind these. */
    earlier: hasMore ? addressOf(filter, next) : null,
    rows: await showRows(edge, conversations),
    part: null,
  }
}

function addressOf(
  filter: ConversationFilter,
  { after, more }: { after?: string | undefined; more?: number },
) {
  const said = new URLSearchParams()
  if (filter !== 'all') said.set('show', filter)
  if (after) said.set('after', after)
  if (more) said.set('more', String(more))
  return `/my/messages?${said}`
}

export type ListData = Awaited<ReturnType<typeof loadList>>

async function showRows(edge: MemberEdge, listed: readonly ListedConversation[]): Promise<ConversationRow[]> {
  const { db, actor, clock, viewer } = edge
  const now = clock.now()
  const show = await showPartners(
    edge,
    listed.map(({ partner }) => partner),
  )
  const ofTeams = listed.filter(({ partner }) => partner.teamId !== null)
  const writers = await findFaces(
    db,
    ofTeams.flatMap(({ last }) => last.senderId ?? []),
  )
  const deals = await findStandingFacts(
    db,
    actor.id,
    listed.flatMap(({ dealId }) => dealId ?? []),
  )
  return listed.map((one) => {
    const partner = show(one.partner)
    return {
      key: one.id,
      to: `/my/messages/${one.id}`,
      id: one.id,
      name: partner.name,
      avatar: partner.avatar,
      isOnline: partner.isOnline,
      when: whenListed(one.lastAt, edge),
      ...lastWords(one, actor.id, writers),
      ...aboutLine(one, partner, one.dealId ? deals.get(one.dealId) : undefined, now),
      unread: one.unread,
      isPinned: one.isPinned,
      muted:
        one.mutedUntil !== null && one.mutedUntil > now
          ? `Muted until ${whenInWords(one.mutedUntil, now, viewer.timeZone)}`
          : null,
      marks: [],
      group: null,
    }
  })
}

function aboutLine(
  { proposalId }: ListedConversation,
  { toTeam }: PartnerView,
  deal: { title: string; facts: StepFacts } | undefined,
  now: Date,
): Pick<ConversationRow, 'of' | 'standing'> {
  if (!deal) return { of: proposalId ? 'About a proposal' : toTeam && `To ${toTeam}`, standing: null }
  const { words, part, isBad } = dealStanding(deal.facts, now)
  return { of: `${words}: ${deal.title}`, standing: { part, isBad } }
}

function lastWords(
  { last, draft, partner }: ListedConversation,
  viewerId: string,
  writers: Map<string, Face>,
): Pick<ConversationRow, 'words' | 'lead'> {
  if (draft.trim()) return { lead: 'Draft:', words: draft.slice(0, SNIPPET).toWellFormed() }
  const writer = isForTeam(partner, last.senderId ?? '') ? writers.get(last.senderId ?? '') : undefined
  const lead = last.senderId === viewerId ? 'You:' : writer ? `${firstName(writer.displayName)}:` : null
  if (last.hiddenWhy) return { lead: null, words: 'A message was hidden by the moderators' }
  if (last.deletedAt) return { lead, words: 'A message was taken back' }
  if (last.kind === 'offer') return { lead, words: 'Proposed a safe deal' }
  if (last.kind === 'step')
    return { lead: null, words: timelineWords[last.step as keyof typeof timelineWords] ?? 'The deal went on' }
  if (last.text === '')
    return { lead: 'file', words: last.fileCount === 1 ? 'A file' : `${last.fileCount} files` }
  return { lead, words: last.text.slice(0, SNIPPET).toWellFormed() }
}
