import { randomUUID } from 'node:crypto'
import type { Edge } from '#app/edge.ts'
import { showMessages } from '#app/shared/messages/show-messages.server.ts'
import { hasOpenDispute } from '#domain/deals/index.ts'
import { cameToNothing } from '#domain/deals/states.ts'
import { findDealTalk, markRead, readMessages } from '#domain/messages/index.ts'
import { may } from '#domain/messages/permissions.ts'
import type { RoomContext } from '../room-context.ts'
import type { Said } from './course-view.ts'

const isCaseOf = async ({ db, actor }: Edge, dealId: string) =>
  may(actor, 'message.write-case') && hasOpenDispute(db, dealId)

/** What the two said in the room: the newest, for its sides and for whoever decides a dispute. */
export async function loadTalk(edge: Edge, { id, room, party, isInvited }: RoomContext) {
  const { db, page, actor, clock, settings, transaction, config } = edge
  const { viewer } = page
  if (!viewer || isInvited) return null
  const isWhole = Boolean(room.deal.buyerId && room.deal.sellerId)
  const isHeard = party !== null || (await isCaseOf(edge, id))
  const isOpen = isWhole && !room.isApart && !cameToNothing(room.deal)
  const canWrite = isHeard && isOpen && may(actor, 'message.write')
  const found = await findDealTalk(db, id, actor)
  if (!found && !canWrite) return null
  const { messages, hasMore } = found
    ? await readMessages(db, found.conversation.id)
    : { messages: [], hasMore: false }
  const last = messages.at(-1)
  if (found?.own && found.own.unreadCount > 0 && last) {
    const read = { conversationId: found.conversation.id, upTo: last.number }
    await transaction((tx) => markRead(tx, viewer.actor, read))
  }
  const looker = {
    db,
    viewer: viewer.actor,
    timeZone: viewer.timeZone,
    now: clock.now(),
    currency: settings.currency,
    origin: config.origin,
  }
  const shown = await showMessages(looker, messages)
  const said = messages.flatMap(({ writtenAt }, place): Said[] => {
    const message = shown[place]
    return message ? [{ at: writtenAt, message }] : []
  })
  return {
    said,
    lastNumber: last?.number ?? 0,
    files: shown.flatMap(({ files, name, day }) =>
      files.map((file) => ({ ...file, note: `${name}, ${day}, ${file.note}` })),
    ),
    conversationId: found?.own ? found.conversation.id : null,
    hasMore,
    canWrite,
    /** An administrator writes to both, while the dispute is open. */
    isThird: party === null,
    clientId: randomUUID(),
  }
}
