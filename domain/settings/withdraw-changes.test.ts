import { expect, test } from 'vitest'
import { operator, visitor, type Actor } from '#domain/actor.ts'
import { listEvents } from '#domain/security/list-events.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { changeSettings } from './change-settings.ts'
import type { Settings } from './definitions.ts'
import { settingsInForce } from './in-force.ts'
import { loadKnownChanges, newestChangeId } from './queries.ts'
import { listRuleChanges } from './rule-log.ts'
import { withdrawChanges } from './withdraw-changes.ts'

const administrator: Actor = { kind: 'member', id: 'a', role: 'admin', state: 'active' }
const START = new Date('2026-11-01T12:00:00Z')

/** A marketplace of its own, where days pass by asking. */
async function setUp() {
  const clock = movableClock(START)
  const announced: { kind: string }[] = []
  const database = await testDatabase({ clock, react: async (_tx, event) => void announced.push(event) })
  const { db, transaction } = database
  return {
    db,
    pool: database.pool,
    announced,
    passDays: (days: number) => clock.set(addDays(clock.now(), days)),
    announce: (values: Partial<Settings>, reason = 'We need more', basedOn?: number) =>
      transaction(async (tx) =>
        changeSettings(tx, administrator, {
          values,
          reason,
          basedOn: basedOn ?? (await newestChangeId(tx.db)),
        }),
      ),
    withdraw: (changeIds: number[], actor = administrator) =>
      transaction((tx) => withdrawChanges(tx, actor, { changeIds, reason: 'Members said no' })),
    on: async (day: number) => settingsInForce(await loadKnownChanges(db), addDays(START, day)),
    log: () => listRuleChanges(db),
    newest: async () => (await listRuleChanges(db)).toSorted((one, other) => other.id - one.id)[0]?.id ?? 0,
  }
}

test('an announced rule that is withdrawn never applies, and the log keeps both with their reasons', async () => {
  const { announce, withdraw, newest, passDays, on, log, announced } = await setUp()
  await announce({ sellerCommissionBasisPoints: 1_200 })
  passDays(2)
  await withdraw([await newest()])
  expect((await on(30)).sellerCommissionBasisPoints).toBe(1_000)
  expect(await log()).toMatchObject([
    {
      label: 'Seller commission',
      from: 1_000,
      to: 1_200,
      reason: 'We need more',
      announcedAt: START,
      withdrawn: { at: addDays(START, 2), reason: 'Members said no', isCorrection: false },
    },
  ])
  expect(announced.at(-1)).toMatchObject({ kind: 'settings.changed', keys: ['sellerCommissionBasisPoints'] })
})

test('who withdrew, what and why is in the audit log', async () => {
  const { announce, withdraw, newest, db } = await setUp()
  await announce({ clearingDays: 9 })
  await withdraw([await newest()])
  const { events } = await listEvents(db, { kind: 'settings.withdrawn' })
  expect(events).toMatchObject([
    {
      actor: 'member:a',
      details: { reason: 'Members said no', before: { clearingDays: 9 }, after: { clearingDays: 5 } },
    },
  ])
})

test('a correction takes the place of what was announced, and its notice begins again', async () => {
  const { announce, passDays, on, log } = await setUp()
  await announce({ sellerCommissionBasisPoints: 2_000 }, 'A slip of the pen')
  passDays(3)
  await announce({ sellerCommissionBasisPoints: 1_200 }, 'What we meant')
  expect((await on(7)).sellerCommissionBasisPoints).toBe(1_000)
  expect((await on(9.99)).sellerCommissionBasisPoints).toBe(1_000)
  expect((await on(10)).sellerCommissionBasisPoints).toBe(1_200)
  expect(await log()).toMatchObject([
    { from: 1_000, to: 1_200, effectiveAt: addDays(START, 10), withdrawn: undefined },
    { from: 1_000, to: 2_000, withdrawn: { reason: 'What we meant', isCorrection: true } },
  ])
})

test('announcing what holds today is a withdrawal, whatever waits', async () => {
  const { announce, on, log } = await setUp()
  await announce({ clearingDays: 9 })
  await announce({ clearingDays: 5 }, 'Not after all')
  expect((await on(30)).clearingDays).toBe(5)
  expect(await log()).toMatchObject([{ to: 9, withdrawn: { reason: 'Not after all', isCorrection: false } }])
})

test('what applies already, or was withdrawn, can’t be withdrawn: not even by hand in the database', async () => {
  const { announce, withdraw, newest, passDays, pool } = await setUp()
  await announce({ clearingDays: 9 })
  const first = await newest()
  await withdraw([first])
  await expect(withdraw([first])).rejects.toBeInstanceOf(Conflict)
  await announce({ clearingDays: 8 })
  passDays(7)
  const second = await newest()
  await expect(withdraw([second])).rejects.toBeInstanceOf(Conflict)
  const byHand = (id: number) =>
    pool.query(
      `insert into setting_change (key, value, previous, changed_by, reason, announced_at, effective_at, withdraws)
       values ('clearingDays', '5', '5', 'by hand', 'by hand', $2, $2, $1)`,
      [id, addDays(START, 7)],
    )
  await expect(byHand(second)).rejects.toThrow('only before it applies')
  await expect(byHand(first)).rejects.toThrow()
})

test('of two who withdraw at the same instant one does, and the other is told', async () => {
  const { announce, withdraw, newest } = await setUp()
  await announce({ clearingDays: 9 })
  const id = await newest()
  const ends = await Promise.allSettled([withdraw([id]), withdraw([id])])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a form filled in before someone withdrew is a conflict, and announces nothing anew', async () => {
  const { announce, withdraw, newest, on } = await setUp()
  await announce({ sellerCommissionBasisPoints: 1_200 })
  const seen = await newest()
  await withdraw([seen])
  await expect(
    announce({ sellerCommissionBasisPoints: 1_200 }, 'From an old page', seen),
  ).rejects.toBeInstanceOf(Conflict)
  expect((await on(30)).sellerCommissionBasisPoints).toBe(1_000)
})

test('rules that only fit together are withdrawn together', async () => {
  const { announce, withdraw, log, on } = await setUp()
  await announce({ sellerCommissionBasisPoints: 1_500, sellerCommissionProBasisPoints: 1_200 })
  const ids = (await log()).map(({ id, key }) => ({ id, key }))
  const alone = ids.filter(({ key }) => key === 'sellerCommissionBasisPoints').map(({ id }) => id)
  await expect(withdraw(alone)).rejects.toMatchObject({
    fields: { sellerCommissionProBasisPoints: ['PRO may not cost more commission than without it'] },
  })
  await withdraw(ids.map(({ id }) => id))
  expect(await on(30)).toMatchObject({
    sellerCommissionBasisPoints: 1_000,
    sellerCommissionProBasisPoints: 700,
  })
})

test('a correction that would leave rules at odds for a few days is refused', async () => {
  const { announce, passDays } = await setUp()
  await announce({ sellerCommissionBasisPoints: 1_500, sellerCommissionProBasisPoints: 1_200 })
  passDays(3)
  await expect(announce({ sellerCommissionBasisPoints: 1_600 })).rejects.toBeInstanceOf(Invalid)
})

test('limits that protect sign-in apply at once, and stand in the public log', async () => {
  const { announce, on, log } = await setUp()
  await announce({ signInFailuresAccountMost: 3, sessionDays: 7 }, 'Someone tries doors')
  expect(await on(0)).toMatchObject({ signInFailuresAccountMost: 3, sessionDays: 7 })
  expect(await log()).toMatchObject([{ effectiveAt: START }, { effectiveAt: START }])
})

test('nobody but administrators and the operator withdraws', async () => {
  const { announce, withdraw, newest } = await setUp()
  await announce({ clearingDays: 9 })
  const id = await newest()
  await expect(withdraw([id], visitor)).rejects.toBeInstanceOf(Forbidden)
  await withdraw([id], operator)
})
