import { expect, test } from 'vitest'
import type { Edge, MemberEdge } from '#app/edge.ts'
import { loadDeals } from '#app/my/dashboard/load-deals.ts'
import { loadOrders } from '#app/my/orders/load-orders.ts'
import { loadRoom } from '#app/public/deals/room/load-room.ts'
import { banMember, liftBan } from '#domain/accounts/index.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { type MemberActor, operator } from '#domain/actor.ts'
import { look, type Position, startWalk, takeStep, type Walk } from '#domain/deals/moves/testing-walk.ts'
import { walks } from '#domain/deals/moves/testing-walks.ts'
import { isDealOver, otherParty, parties, type Party } from '#domain/deals/states.ts'
import { readSettings } from '#domain/settings/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'

const database = await testDatabase()
const { db } = database
const settings = await readSettings(db, new Date())

/** What gives something up is never what a person is led to. */
const NEVER_MAIN = [
  'cancel',
  'ask-cancel',
  'dispute',
  'claim',
  'ask-refund',
  'decline',
  'withdraw',
  'end',
  'refuse',
  'release-early',
  'withdraw-dispute',
]

/** The three screens, as they are loaded for this side at this moment. */
async function seenBy(actor: MemberActor, as: Party, dealId: string, now: Date) {
  const viewer = { actor, timeZone: 'UTC' }
  const side = as === 'buyer' ? 'bought' : 'sold'
  const edge = {
    db,
    actor,
    viewer,
    settings,
    clock: { now: () => now },
    page: { viewer },
    config: { origin: 'https://hall.test' },
    params: { id: dealId },
    url: new URL(`https://hall.test/?side=${side}`),
  }
  const [dashboard, list, room] = await Promise.all([
    loadDeals(edge as unknown as MemberEdge),
    loadOrders(edge as unknown as MemberEdge),
    loadRoom(edge as unknown as Edge),
  ])
  const row = list.deals.find(({ id }) => id === dealId)
  if (!row) throw new Error('The list does not have the deal')
  return { dashboard, row, room }
}

async function expectAgreement(actor: MemberActor, as: Party, dealId: string, now: Date) {
  const { dashboard, row, room } = await seenBy(actor, as, dealId, now)
  const which = `${as} of a deal that is ${row.standing.words}: ${room.next.title}`
  expect(row.isYours, which).toBe(room.next.isYours)
  expect(row.standing, which).toEqual(room.standing)
  const isTask = dashboard.turns.some(({ id }) => id === dealId)
  expect(isTask, which).toBe(room.next.isYours)
  const waits = dashboard.glance.waiting.some(({ id }) => id === dealId)
  // A refund is talked about after the end as well.
  const isOver = isDealOver(room.stateKind) && !room.requests.some(({ isOpen }) => isOpen)
  expect(waits, which).toBe(!isTask && !isOver)
  if (!room.next.isYours) return
  const main = room.moves.find(({ to }) => to === room.next.moves[0])
  expect(main?.do, `${which} has a main button`).toBeDefined()
  expect(NEVER_MAIN, which).not.toContain(main?.do)
}

/** The same position reads otherwise when it is later than the buyer must wait for. */
function momentsOf(now: Date, { milestones }: Position): Date[] {
  const due = milestones.filter(({ state }) => state === 'funded').map(({ dueAt }) => dueAt?.getTime())
  const last = Math.max(...due.filter((at) => at !== undefined))
  return Number.isFinite(last) ? [now, new Date(last + 2 * DAY_MS)] : [now]
}

const reason = 'It was found out'

/** The same for whoever is left with somebody banned, in turn of the one side and the other. */
async function expectAgreementBeside(walk: Walk, banned: Party): Promise<void> {
  const { dealId, people, clock } = walk
  const { id: memberId } = people[banned]
  const ban = { memberId, reason, evidence: '', until: undefined }
  await walk.run((tx) => banMember(tx, operator, ban, context))
  const left = otherParty(banned)
  await expectAgreement(people[left], left, dealId, clock.now())
  await walk.run((tx) => liftBan(tx, operator, { memberId, reason }, context))
}

/** Positions that look the same to everybody are looked at once. */
const seen = new Set<string>()
function isNewPosition({ deal, milestones, requests, disputes, question }: Position): boolean {
  const open = disputes.filter(({ state }) => state === 'open')
  const key = [
    deal.state,
    deal.state === 'proposed' && deal.proposedBy,
    milestones.map(({ state }) => state).join('+'),
    requests.map(({ kind, by }) => `${kind} by ${by}`).join('+'),
    open
      .map(({ openedBy, answeredAt, offeredBy }) => `${openedBy} ${Boolean(answeredAt)} ${offeredBy}`)
      .join('+'),
    open.length > 0 && question && `${question.askedOf} ${Boolean(question.answeredAt)}`,
    deal.requirements.length > 0 && !deal.requirementsAnsweredAt,
  ].join()
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

test.each(Object.entries(walks))(
  'the dashboard, the list and the room of a deal that is %s agree whose move it is, for both sides',
  async (_, { start, parts = 1, steps }) => {
    const walk = await startWalk(database, start, parts)
    for (const step of [undefined, ...steps]) {
      if (step) await takeStep(walk, await look(database, walk.dealId), step)
      const at = await look(database, walk.dealId)
      if (!isNewPosition(at)) continue
      for (const as of parties)
        if (at.deal[`${as}Id`])
          for (const now of momentsOf(walk.clock.now(), at))
            await expectAgreement(walk.people[as], as, walk.dealId, now)
      const { state, buyerId, sellerId } = at.deal
      if (!isDealOver(state) && buyerId && sellerId)
        await expectAgreementBeside(walk, parties[seen.size % 2] ?? 'seller')
    }
  },
)
