import { randomUUID } from 'node:crypto'
import type { Edge } from '#app/edge.ts'
import { numberIn } from '#app/shared/messages/number-in.ts'
import { showMessages } from '#app/shared/messages/show-messages.server.ts'
import type { Actor } from '#domain/actor.ts'
import { canWriteInDeal, findDealTalk, markRead, readMessages } from '#domain/messages/index.ts'
import { may } from '#domain/messages/permissions.ts'
import { addressOf, type RoomContext } from '../room-context.ts'
import { lastOwnNumber, type Said } from './course-view.ts'

/** What the two said in the room: the newest, for its sides and for whoever decides a dispute. */
export async function loadTalk(edge: Edge, context: RoomContext) {
  const { id, room, party, isInvited } = context
  const { db, page, actor, clock, settings, transaction, config, url } = edge
  const { viewer } = page
  if (!viewer || isInvited) return null
  const canWrite = !room.isApart && (await canWriteInDeal(db, id, actor))
  const found = await findDealTalk(db, id, actor)
  if (!found && !canWrite) return null
  const before = numberIn(url.searchParams.get('before'))
  const { messages, hasMore } = found
    ? await readMessages(db, found.conversation.id, before === undefined ? {} : { before })
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
    lastOwnNumber: lastOwnNumber(said),
    files: shown.flatMap(({ files, name, day }) =>
      files.map((file) => ({ ...file, note: `${name}, ${day}, ${file.note}` })),
    ),
    conversationId: found?.own ? found.conversation.id : null,
    earlier: hasMore && found ? whereEarlier(context, actor, found, messages[0]?.number) : null,
    isEarlier: before !== undefined,
    canWrite,
    /** An administrator writes to both, while the dispute is open. */
    isThird: party === null,
    clientId: randomUUID(),
  }
}

/** What was said before stands with one's messages; who has none there, as staff and who is banned, turns back here. */
function whereEarlier(
  context: RoomContext,
  actor: Actor,
  { own, conversation }: NonNullable<Awaited<ReturnType<typeof findDealTalk>>>,
  firstNumber = 1,
) {
  return own && may(actor, 'message.read')
    ? { to: `/my/messages/${conversation.id}`, label: 'All messages of this deal' }
    : {
        to: `${addressOf(context, { show: 'words', before: String(firstNumber) })}#said`,
        label: 'Show earlier messages',
      }
}
