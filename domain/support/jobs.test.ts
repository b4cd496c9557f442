import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { openTicket, resolveOwnTicket } from './index.ts'
import { closeTicketsJob } from './jobs.ts'
import { ticket } from './schema.server.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

async function aResolvedTicket(): Promise<number> {
  clock.advanceMs(1)
  return transaction(async (tx) => {
    const asker = actorOf(await makeMember(tx))
    const asked = { subject: 'Days', body: 'Can three days be five?', formKey: crypto.randomUUID() }
    const { number } = await openTicket(tx, asker, asked)
    await resolveOwnTicket(tx, asker, { number })
    return number
  })
}
const stateOf = async (number: number) =>
  (await db.select({ state: ticket.state }).from(ticket).where(eq(ticket.number, number)))[0]?.state

test('what nobody proved is forgotten in one run, however many there are', async () => {
  const asked = { subject: 'Days', name: 'Somebody', openedAt: clock.now(), lastAt: clock.now() }
  await db.insert(ticket).values(
    Array.from({ length: 450 }, (_, at) => ({
      ...asked,
      email: `nobody-${at}@example.org`,
      formKey: crypto.randomUUID(),
    })),
  )
  const unproved = () => db.$count(ticket, eq(ticket.name, 'Somebody'))
  await closeTicketsJob.run({ db, clock, transaction } as never, {})
  expect(await unproved()).toBe(450)
  clock.advanceMs(7 * DAY_MS + 1)
  await closeTicketsJob.run({ db, clock, transaction } as never, {})
  expect(await unproved()).toBe(0)
})

test('a ticket that can’t be closed keeps no other open, and the job tells of it', async () => {
  const [broken, other] = [await aResolvedTicket(), await aResolvedTicket()]
  clock.advanceMs(8 * DAY_MS)
  // The first step forgets what nobody proved.
  let steps = 0
  const failing = (step: never) =>
    ++steps === 2 ? Promise.reject(new Error('The thread is gone')) : transaction(step)
  const run = (one: unknown) => closeTicketsJob.run({ db, clock, transaction: one } as never, {})
  await expect(run(failing)).rejects.toThrow('Some tickets')
  expect([await stateOf(broken), await stateOf(other)]).toEqual(['resolved', 'closed'])
  await run(transaction)
  expect(await stateOf(broken)).toBe('closed')
})
