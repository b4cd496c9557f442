import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { openTicket } from '../open-ticket.ts'
import { reopenOwnTicket, resolveOwnTicket } from '../person/settle-ticket.ts'
import { context, makeTicket } from './testing.ts'
import {
  assignTicket,
  findDeskTicket,
  listDeskDays,
  listOtherTickets,
  listTickets,
  mergeTickets,
  resolveTicket,
  sumDesk,
} from './index.ts'

const clock = movableClock(new Date('2026-11-11T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const [agent, member] = await transaction(async (tx) => [
  await makeMember(tx, { role: 'admin', displayName: 'Nadia Orlova' }),
  await makeMember(tx, { displayName: 'Ilse Brandt' }),
])
const nadia = actorOf(agent)
const asked = (given: object = {}) => ({
  subject: 'Leaving a team',
  body: 'How do I leave a team that has open deals?',
  formKey: crypto.randomUUID(),
  ...given,
})

/** Asked as a visitor and never confirmed, then asked again from the account. */
async function askedTwice() {
  const unproved = await transaction((tx) =>
    openTicket(tx, visitor, asked({ name: 'Ilse Brandt', email: member.email })),
  )
  const own = await transaction((tx) => openTicket(tx, actorOf(member), asked()))
  return { unproved: unproved.number, own: own.number }
}

test('what nobody proved is offered nowhere on the desk: not beside a ticket of its address, not by its number', async () => {
  const { unproved, own } = await askedTwice()
  const beside = await listOtherTickets(db, nadia, await findDeskTicket(db, nadia, own))
  expect(beside.map(({ number }) => number)).not.toContain(unproved)
  const found = await listTickets(db, nadia, { view: 'all', words: `#${unproved}`, now: clock.now() })
  expect(found.rows).toEqual([])
})

test('what nobody proved counts in no figure of the desk, and a time to resolve only as long as it holds', async () => {
  const stretch = { from: clock.now(), to: new Date(clock.now().getTime() + 86_400_000), timeZone: 'UTC' }
  const figures = () => sumDesk(db, nadia, stretch, context.settings)
  const before = await figures()
  const { own } = await askedTwice()
  expect((await figures()).opened).toBe(before.opened + 1)
  const days = await listDeskDays(db, nadia, stretch)
  expect(days.reduce((sum, { opened }) => sum + opened, 0)).toBe(before.opened + 1)
  const mine = { number: own, key: undefined }
  await transaction((tx) => resolveTicket(tx, nadia, { number: own }, context))
  expect((await figures()).resolutionMedian).toBe(0)
  await transaction((tx) => reopenOwnTicket(tx, actorOf(member), mine))
  await transaction((tx) => resolveOwnTicket(tx, actorOf(member), mine))
  expect(await figures()).toMatchObject({ resolved: before.resolved + 1, resolutionMedian: null })
})

test('no ticket is merged into one that nobody proved, and none of those is handled', async () => {
  const { unproved, own } = await askedTwice()
  const merge = (number: number, into: number) =>
    transaction((tx) => mergeTickets(tx, nadia, { number, into }))
  await expect(merge(own, unproved)).rejects.toThrow(Invalid)
  await expect(merge(unproved, own)).rejects.toThrow(NotFound)
  expect(await findDeskTicket(db, nadia, own)).toMatchObject({ state: 'open', mergedInto: null })
  await expect(
    transaction((tx) => assignTicket(tx, nadia, { number: unproved, assigneeId: agent.id })),
  ).rejects.toThrow(NotFound)
})

test('who signed up with somebody else’s address is not that person: nothing of theirs is offered, or merged', async () => {
  const stranger = await transaction((tx) =>
    makeMember(tx, { state: 'unverified', email: 'victim@example.org', displayName: 'Ilse Brandt' }),
  )
  const [theirs, strangers] = [
    await transaction((tx) => makeTicket(tx, { email: 'victim@example.org' })),
    (await transaction((tx) => openTicket(tx, actorOf(stranger), asked()))).number,
  ]
  for (const [one, other] of [
    [theirs, strangers],
    [strangers, theirs],
  ] as const) {
    const beside = await listOtherTickets(db, nadia, await findDeskTicket(db, nadia, one))
    expect(beside.map(({ number }) => number)).not.toContain(other)
    await expect(transaction((tx) => mergeTickets(tx, nadia, { number: one, into: other }))).rejects.toThrow(
      'another ticket of the same person',
    )
  }
})

test('what was asked before joining is of the member who proved that address', async () => {
  const before = await transaction((tx) => makeTicket(tx, { email: member.email }))
  const { number } = await transaction((tx) => openTicket(tx, actorOf(member), asked()))
  const beside = await listOtherTickets(db, nadia, await findDeskTicket(db, nadia, before))
  expect(beside.map((one) => one.number)).toContain(number)
  await transaction((tx) => mergeTickets(tx, nadia, { number: before, into: number }))
  expect(await findDeskTicket(db, nadia, before)).toMatchObject({ mergedInto: number })
})
