import { randomUUID } from 'node:crypto'
import type { MemberEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { findAbouts } from '#app/shared/messages/find-abouts.server.ts'
import type { ReadView } from '#app/shared/messages/message-view.ts'
import type { Looker } from '#app/shared/messages/looker.ts'
import { numberIn } from '#app/shared/messages/number-in.ts'
import { nameSides, showMessages, timeOf } from '#app/shared/messages/show-messages.server.ts'
import { whenInWords } from '#app/shared/moments.ts'
import type { MemberActor } from '#domain/actor.ts'
import { findDealSides, nameDeals } from '#domain/deals/index.ts'
import {
  type Conversation,
  fillName,
  isAnswerDue,
  listMembers,
  listQuickReplies,
  listShowingReadMarks,
  markRead,
  otherSideOf,
  type Part,
  readMessages,
} from '#domain/messages/index.ts'
import { may } from '#domain/messages/permissions.ts'
import { findOther } from './partners/find-other.server.ts'
import { loadFinding } from './finding/load-finding.server.ts'
import { openConversation } from './open-conversation.ts'

export const lookerOf = ({ db, actor, viewer, clock, settings, config }: MemberEdge): Looker => ({
  db,
  viewer: actor,
  timeZone: viewer.timeZone,
  now: clock.now(),
  currency: settings.currency,
  origin: config.origin,
})

/** How far the other side has read, where both show it: of a team, whoever of it has read furthest. */
export async function findReadMark(edge: MemberEdge, conversation: Conversation): Promise<ReadView> {
  const members = await listMembers(edge.db, conversation.id)
  const showing = await listShowingReadMarks(
    edge.db,
    members.map(({ memberId }) => memberId),
  )
  if (!showing.includes(edge.actor.id)) return null
  const hidden = await findHidden(edge)
  const shown = otherSideOf(conversation, edge.actor.id, showing).filter((id) => !hidden.has(id))
  const others = members.filter(({ memberId }) => shown.includes(memberId))
  const furthest = others.toSorted((one, other) => other.lastReadNumber - one.lastReadNumber)[0]
  if (!furthest || furthest.lastReadNumber === 0) return null
  return {
    number: furthest.lastReadNumber,
    time: furthest.readAt ? timeOf(furthest.readAt, lookerOf(edge)) : '',
  }
}

function partAsked(asked: URLSearchParams): Part {
  const at = numberIn(asked.get('at'))
  if (at !== undefined) return { from: Math.max(1, at - 10) }
  const before = numberIn(asked.get('before'))
  return before === undefined ? {} : { before }
}

/** One conversation as whoever is in it sees it; looking at its end reads it. */
export async function loadThread(edge: MemberEdge) {
  const { conversation, own } = await openConversation(edge)
  const { db, actor, clock, url, transaction, settings, viewer } = edge
  const part = partAsked(url.searchParams)
  const { messages, hasMore } = await readMessages(db, conversation.id, part)
  const looker = lookerOf(edge)
  const last = messages.at(-1)
  const isAtEnd = (last?.number ?? 0) >= conversation.lastNumber
  // A page with script tells by itself when somebody looks: what is read anew in a hidden tab is not read.
  const isOpened = (edge.request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
  if (isAtEnd && isOpened && last && own.unreadCount > 0)
    await transaction((tx) => markRead(tx, actor, { conversationId: conversation.id, upTo: last.number }))
  const abouts = await findAbouts(db, [conversation])
  const replyTo = numberIn(url.searchParams.get('reply'))
  const editing = numberIn(url.searchParams.get('edit'))
  const shown = await showMessages(looker, messages, await nameSides(db, conversation))
  const other = await findOther(edge, conversation)
  const deal = conversation.dealId ? await findDeal(edge, conversation.dealId) : null
  const kept = await listQuickReplies(db, actor.id)
  const quickReplies = kept.map(({ id, text }) => ({ id, text: fillName(text, firstNameOf(other.name)) }))
  const chosen = quickReplies.find(({ id }) => id === url.searchParams.get('quick'))
  return {
    id: conversation.id,
    viewerId: actor.id,
    kind: conversation.kind,
    other,
    quickReplies,
    deal,
    about: abouts.get(`${conversation.aboutKind}:${conversation.aboutId}`) ?? null,
    messages: shown,
    lastChange: conversation.lastChange,
    /** Still: the page says by itself when somebody looks at it. */
    isUnread: own.unreadCount > 0 && !isOpened,
    hasEarlier: hasMore,
    isAtEnd,
    finding: await loadFinding(edge, conversation.id),
    found: numberIn(url.searchParams.get('at')) ?? null,
    read: await findReadMark(edge, conversation),
    own: {
      isPinned: own.isPinned,
      isArchived: own.archivedAt !== null,
      muted:
        own.mutedUntil && own.mutedUntil > clock.now()
          ? whenInWords(own.mutedUntil, clock.now(), viewer.timeZone)
          : null,
      // Without script a quick reply is put in by its address.
      draft: [own.draft, chosen?.text].filter(Boolean).join('\n'),
    },
    replyTo: shown.find(({ number, gone }) => number === replyTo && !gone) ?? null,
    editing: shown.find(({ number, changeUntil }) => number === editing && changeUntil) ?? null,
    canWrite: may(actor, 'message.write'),
    whyClosed: whyClosed(actor.state, deal),
    isAnswerDue: await isAnswerDue(db, conversation, actor.id, clock.now()),
    clientId: randomUUID(),
    fileRules: {
      maxFiles: Math.min(10, settings.attachmentsMost),
      maxBytes: settings.attachmentMegabytes * 1_000_000,
    },
  }
}

/** What whoever may not write here is told, and where they may. */
function whyClosed(state: MemberActor['state'], deal: Awaited<ReturnType<typeof findDeal>>): string {
  if (state !== 'deleting') return 'Verify your e-mail address to write.'
  return deal?.isAgreed && !deal.isOver
    ? 'Your account is being deleted. You can write in the room of the deal until it is over.'
    : 'Your account is being deleted, so writing is closed to you.'
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name

export type ThreadData = Awaited<ReturnType<typeof loadThread>>

async function findDeal({ db, actor }: MemberEdge, dealId: string) {
  const title = (await nameDeals(db, actor.id, [dealId])).get(dealId)
  const sides = await findDealSides(db, dealId)
  if (title === undefined || !sides) return null
  const { isAgreed, isOver, cameToNothing } = sides
  return { title, to: `/deals/${dealId}`, isAgreed, isOver, cameToNothing }
}
