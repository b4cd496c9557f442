import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { findIdByUsername } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { listDueClocks, listOwnDeals } from '#domain/deals/index.ts'
import { findOwnMoney, findPaidFrom, sortAccounts } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { makeOldBook } from '#domain/ledger/sorting/testing-old-book.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findCart } from '#domain/orders/index.ts'
import { listOwnPayouts } from '#domain/payouts/index.ts'
import { countOwnProjects } from '#domain/projects/index.ts'
import { findInvitationFigures } from '#domain/referrals/index.ts'
import { listReviews } from '#domain/reviews/index.ts'
import { openLiveSettings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { openFolderStore } from '#platform/files/folder-store.ts'
import type { Enqueued } from '#platform/jobs/job.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { openBus } from '#platform/realtime/bus.ts'
import { makeDemo } from '../make-demo.ts'
import { planTrade } from '../list-demo-steps.ts'
import { plannedStates } from './planned-states.ts'

const now = new Date('2026-11-11T12:00:00Z')
const database = await testDatabase()
const { db } = database
const bus = await openBus(database.url)
const settings = await openLiveSettings(db, bus, movableClock(now))
const folder = await mkdtemp(join(tmpdir(), 'trades-'))
const files = await openFolderStore(folder)
const enqueued: Enqueued[] = []
const queue = { enqueue: async (_db: unknown, entry: Enqueued) => void enqueued.push(entry) }

afterAll(async () => {
  settings.close()
  await bus.close()
  await rm(folder, { recursive: true })
})

const place = {
  database,
  queue,
  settings,
  files,
  siteOrigin: 'https://hall.test',
  secret: ['a secret for tests'] as const,
}
await makeDemo(place, now, () => {}, 'small')

async function memberNamed(username: string): Promise<MemberActor> {
  const id = (await findIdByUsername(db, username)) ?? ''
  return { kind: 'member', id, role: 'member', state: 'active' }
}
const ilse = await memberNamed('ilse-brandt')
const tomas = await memberNamed('tomas-rivera')

test('the book adds up, and nothing that was due still waits', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
  expect(await listDueClocks(db, now, 10)).toEqual([])
})

test('every deal has become what was planned', async () => {
  const { market, everyday } = planTrade('small')
  const { rows } = await db.execute<{ state: string }>(sql`select state from deal`)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(plannedStates(market, everyday).toSorted())
})

test('no letter of invented people waits to be sent, and nothing is to be done twice', async () => {
  const states = new Set((await db.select().from(mailMessage)).map(({ state }) => state))
  expect([...states]).toEqual(['kept'])
  const past = enqueued.filter(({ startAt }) => startAt && startAt <= now)
  expect(past).toEqual([])
  const jobs = new Set(enqueued.map(({ job }) => job))
  for (const unneeded of ['mail.send', 'mail.tell', 'pictures.make']) expect(jobs).not.toContain(unneeded)
  for (const needed of ['deals.run-clocks', 'ledger.clear', 'reviews.reveal']) expect(jobs).toContain(needed)
})

test('whoever is offered at the door has deals in several states, a balance and a cart', async () => {
  const bought = await listOwnDeals(db, ilse.id, { as: 'buyer', sort: 'changed', page: 1 })
  expect(bought.count).toBeGreaterThanOrEqual(12)
  const states = new Set(bought.rows.map(({ state }) => state))
  for (const state of ['proposed', 'active', 'disputed', 'completed', 'cancelled'] as const)
    expect(states).toContain(state)
  expect(
    (await listOwnDeals(db, tomas.id, { as: 'seller', sort: 'changed', page: 1 })).count,
  ).toBeGreaterThan(9)
  const { available, clearing } = await findOwnMoney(db, tomas.id)
  expect(available).toBeGreaterThan(0n)
  expect(clearing).toBeGreaterThan(0n)
  for (const actor of [ilse, tomas]) {
    const cart = await findCart(db, {
      actor,
      cartToken: undefined,
      settings: settings.current(),
      now: new Date(),
    })
    expect(cart.lines.map(({ problem }) => problem)).toEqual([undefined])
  }
})

test('both were reviewed, payouts left, and the museum has projects', async () => {
  const ofTomas = await listReviews(db, { memberId: tomas.id, as: 'seller' }, { page: 1 })
  expect(ofTomas.count).toBeGreaterThanOrEqual(5)
  const ofIlse = await listReviews(db, { memberId: ilse.id, as: 'buyer' }, { page: 1 })
  expect(ofIlse.count).toBeGreaterThanOrEqual(3)
  const { rows } = await listOwnPayouts(db, tomas.id, 1)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['paid', 'requested'])
  expect([...(await countOwnProjects(db, ilse.id)).keys()].toSorted()).toEqual(['awarded', 'done', 'open'])
})

test('people whom the seller at the door invited have earned them something that nobody can claim back', async () => {
  const { withDeal, bookedMinor } = await findInvitationFigures(db, tomas.id)
  expect(withDeal).toBeGreaterThan(0)
  expect(bookedMinor).toBeGreaterThan(0n)
})

test('the book of the version before gets the same two parts, and money in escrow its way back', async () => {
  const parts = async () => {
    const { rows } = await db.execute(
      sql`select owner, kind, balance::text from ledger_account
        where kind in ('deposited', 'available') and balance > 0 order by 1, 2`,
    )
    return rows
  }
  const { rows: funded } = await db.execute<{ milestoneId: string; buyerId: string }>(
    sql`select milestone.id as "milestoneId", buyer_id as "buyerId"
      from milestone join deal on deal.id = deal_id where funded_at is not null order by 1`,
  )
  const waysBack = async () => {
    const found = []
    for (const one of funded) found.push(await findPaidFrom({ db }, one))
    return found
  }
  const [partsBefore, waysBefore] = [await parts(), await waysBack()]
  expect(partsBefore.filter(({ kind }) => kind === 'deposited').length).toBeGreaterThan(3)
  await makeOldBook(db)
  expect((await parts()).some(({ kind }) => kind === 'deposited')).toBe(false)
  expect(await sortAccounts(database)).toBeGreaterThan(3)
  expect(await parts()).toEqual(partsBefore)
  expect(await waysBack()).toEqual(waysBefore)
  expect(await sortAccounts(database)).toBe(0)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
