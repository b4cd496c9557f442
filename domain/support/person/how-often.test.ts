import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { type Actor, clockActor, visitor } from '#domain/actor.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import {
  closeTicket,
  openTicket,
  proveTicket,
  reopenOwnTicket,
  resolveOwnTicket,
  writeToTicket,
} from '../index.ts'
import { ticket } from '../schema.server.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

const uuid = () => crypto.randomUUID()
const asked = () => ({ subject: 'Days', body: 'Can the three days be made five?', formKey: uuid() })

async function ofMember() {
  const actor = actorOf(await transaction((tx) => makeMember(tx)))
  const { number } = await transaction((tx) => openTicket(tx, actor, asked()))
  return { actor, number }
}

const ofVisitor = (email: string) =>
  transaction((tx) => openTicket(tx, visitor, { ...asked(), name: 'Ilse Brandt', email }))

const reply = (actor: Actor, door: { number: number; key?: string | undefined }) =>
  transaction((tx) => writeToTicket(tx, actor, { ...door, text: 'And then?', clientId: uuid() }))

test('replies to what is closed open no more tickets an hour than the form does, for members and for visitors', async () => {
  const { actor, number } = await ofMember()
  const door = await ofVisitor('persists@example.org')
  await transaction((tx) => proveTicket(tx, visitor, door))
  for (const [who, which] of [[actor, { number }] as const, [visitor, door] as const]) {
    await transaction((tx) => resolveOwnTicket(tx, who, which))
    clock.advanceMs(8 * DAY_MS)
    await transaction((tx) => closeTicket(tx, clockActor, which.number))
  }
  for (let time = 0; time < 10; time++) await reply(actor, { number })
  await expect(reply(actor, { number })).rejects.toBeInstanceOf(TooManyRequests)
  for (let time = 0; time < 3; time++) await reply(visitor, door)
  await expect(reply(visitor, door)).rejects.toBeInstanceOf(TooManyRequests)
  const followed = (followsNumber: number) => db.$count(ticket, eq(ticket.followsNumber, followsNumber))
  expect([await followed(number), await followed(door.number)]).toEqual([10, 3])
})

test('a ticket is resolved and opened again so often an hour, as it is written to', async () => {
  const { actor, number } = await ofMember()
  const turn = async () => {
    await transaction((tx) => resolveOwnTicket(tx, actor, { number }))
    await transaction((tx) => reopenOwnTicket(tx, actor, { number }))
  }
  for (let time = 0; time < 30; time++) await turn()
  await expect(turn()).rejects.toBeInstanceOf(TooManyRequests)
  const [{ lastNumber } = { lastNumber: 0 }] = await db.select().from(ticket).where(eq(ticket.number, number))
  expect(lastNumber).toBe(61)
})
