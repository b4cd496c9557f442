import type { MemberEdge } from '#app/edge.ts'
import { findPartners, listPartners, wordsOf } from '#domain/messages/index.ts'
import type { ConversationRow } from '../conversation-row.ts'
import { type PartnerView, showPartners } from '../partners/show-partners.server.ts'
import { whenListed } from '../when-listed.ts'
import { around } from './around.ts'
import { findSaid } from './find-said.server.ts'

const PEOPLE_SHOWN = 20

/** What was said and who it was said by: names before the newest words, older words alone. */
export async function findRows(edge: MemberEdge, query: string) {
  const { db, actor } = edge
  const { said: found, from, part } = await findSaid(edge, query)
  const partners = part.isOlder ? [] : await listPartners(db, actor)
  const others = await findPartners(db, [...new Set(found.map((one) => one.conversationId))], actor.id)
  const show = await showPartners(edge, [...partners.map(({ partner }) => partner), ...others.values()])
  const marks = wordsOf(query)
  const plain = (words: string) => words.toLowerCase()
  const row = (key: string, to: string, conversationId: string, partner: PartnerView) => ({
    key,
    to,
    id: conversationId,
    name: partner.name,
    avatar: partner.avatar,
    isOnline: false,
    of: partner.toTeam && `To ${partner.toTeam}`,
    standing: null,
    unread: 0,
    isPinned: false,
    muted: null,
    marks,
  })
  const people = partners
    .map(({ conversationId, partner }) => ({ conversationId, partner: show(partner) }))
    .filter(({ partner }) => plain(partner.name).includes(plain(query.trim())))
    .slice(0, PEOPLE_SHOWN)
    .map(({ conversationId, partner }) => ({
      ...row(`person ${conversationId}`, `/my/messages/${conversationId}`, conversationId, partner),
      when: '',
      words: 'Open the conversation',
      lead: null,
      group: 'People' as const,
    }))
  const said = found.map(({ conversationId, number, text, senderId, writtenAt }) => ({
    ...row(
      `${conversationId} ${number}`,
      `/my/messages/${conversationId}?q=${encodeURIComponent(query)}${from}&at=${number}#m${number}`,
      conversationId,
      show(others.get(conversationId) ?? { memberId: null, teamId: null }),
    ),
    when: whenListed(writtenAt, edge),
    words: around(text, marks),
    lead: senderId === actor.id ? ('You:' as const) : null,
    group: 'Messages' as const,
  }))
  return { rows: [...people, ...said] satisfies ConversationRow[], part }
}
