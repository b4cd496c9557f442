import { createHash } from 'node:crypto'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { listOpenDeals } from '#domain/deals/index.ts'
import {
  addQuickReply,
  countAnswers,
  followDeal,
  markRead,
  sendMessage,
  setAbsence,
  writeInDeal,
  writeToMember,
} from '#domain/messages/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { dayIn } from '#platform/clock/zoned-day.ts'
import type { Market } from './market.ts'
import type { Stage } from './stage.ts'
import {
  quickReplies,
  type Talk,
  talkOfTwo,
  talksOfIlse,
  talksOfTomas,
  wordsAway,
  wordsInRooms,
} from './words-of-talks.ts'

const [ilse, tomas] = ['ilse-brandt', 'tomas-rivera']
const JOINED_DAYS = 20
/** After the newest proposals of the demo were made. */
const OFFERS_DAYS_AGO = 0.7
const ROOMS_DAYS_AGO = 0.4
const BLOCKED_DAYS_AGO = 0.001
const AWAY_DAYS = 6
const DAY_MINUTES = 1_440

/** People talk: before a deal, about bread, and now and then about paying elsewhere. */
export function seedTalks(stage: Stage, { people }: Market): void {
  const others = people.filter(({ daysAgo }) => daysAgo > JOINED_DAYS).map(({ username }) => username)
  const whom = (place: number) => others[place % others.length] ?? tomas
  const talks: Talk[] = [
    talkOfTwo,
    ...talksOfIlse.map((talk, place) => ({ ...talk, from: whom(place), to: ilse })),
    ...talksOfTomas.map((talk, place) => ({ ...talk, from: whom(place + talksOfIlse.length), to: tomas })),
  ]
  for (const talk of talks) hold(stage, talk)
  stage.at(OFFERS_DAYS_AGO, async (tx) => {
    for (const [username, as] of [
      [ilse, 'buyer'],
      [tomas, 'seller'],
    ] as const)
      for (const { id, state } of await listOpenDeals(tx.db, stage.who(username).id, as))
        if (state === 'proposed') await followDeal(tx, clockActor, { dealId: id, number: 1 })
  })
  talkInRooms(stage, [ilse, tomas, ...others])
  stage.at(ROOMS_DAYS_AGO, async (tx) => {
    for (const text of quickReplies) await addQuickReply(tx, stage.who(tomas), { text })
    const until = dayIn(new Date(tx.now.getTime() + AWAY_DAYS * DAY_MS), 'UTC')
    await setAbsence(tx, stage.who(whom(1)), { from: undefined, until, words: wordsAway, timeZone: 'UTC' })
  })
  // Last of all: who is blocked takes part in nothing of his afterwards.
  stage.at(BLOCKED_DAYS_AGO, async (tx) => {
    const { id: memberId } = stage.who(whom(others.length - 1))
    await blockPerson(tx, stage.who(tomas), { memberId, note: 'Asked three times to be paid in advance.' })
    for (const username of [ilse, tomas])
      await countAnswers(tx, clockActor, { memberId: stage.who(username).id })
  })
}

/** In the rooms of work under way the two talk about it. */
function talkInRooms(stage: Stage, usernames: readonly string[]): void {
  stage.at(ROOMS_DAYS_AGO, async (tx) => {
    const buyer = stage.who(ilse)
    const people = new Map(usernames.map((username) => [stage.who(username).id, stage.who(username)]))
    const rooms = await listOpenDeals(tx.db, buyer.id, 'buyer')
    for (const [place, { id: dealId, otherId }] of rooms
      .filter(({ state }) => state === 'active')
      .entries()) {
      const seller = people.get(otherId ?? '')
      const said = wordsInRooms[place % wordsInRooms.length] ?? []
      for (const [number, [by, text]] of seller ? said.entries() : []) {
        const [writer, reader] = by === '>' ? [buyer, seller] : [seller, buyer]
        if (!writer || !reader) continue
        const { conversationId, number: upTo } = await writeInDeal(tx, writer, {
          dealId,
          text,
          clientId: idOf(`${dealId} ${number}`),
        })
        await read(tx, reader, conversationId, upTo)
      }
    }
  })
}

function hold(stage: Stage, { from, to, daysAgo, said, isUnread = false }: Talk): void {
  let begun = ''
  let passed = 0
  for (const [place, [by, minutes, text]] of said.entries()) {
    passed += minutes
    const isLast = place === said.length - 1
    stage.at(daysAgo - passed / DAY_MINUTES, async (tx) => {
      const [one, other] = [stage.who(from), stage.who(to)]
      const [writer, reader] = by === '>' ? [one, other] : [other, one]
      const words = { text, clientId: idOf(`${from} ${to} ${place}`), careSeen: 'yes' as const }
      const sent = begun
        ? await sendMessage(tx, writer, { conversationId: begun, ...words })
        : await writeToMember(tx, writer, { toId: reader.id, ...words })
      if (!('number' in sent)) throw new Error(`${from} could not write to ${to}`)
      begun = sent.conversationId
      if (!isLast || !isUnread) await read(tx, reader, begun, sent.number)
    })
  }
}

const read = (
  tx: Parameters<typeof markRead>[0],
  reader: MemberActor,
  conversationId: string,
  upTo: number,
) => markRead(tx, reader, { conversationId, upTo })

/** The same in every demo. */
export function idOf(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
