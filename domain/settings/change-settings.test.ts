import { beforeAll, expect, test } from 'vitest'
import { operator, visitor, type Actor } from '#domain/actor.ts'
import { addDays, movableClock, type MovableClock } from '#platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { changeSettings } from './change-settings.ts'
import { settingsInForce } from './in-force.ts'
import { loadKnownChanges, newestChangeId } from './queries.ts'
import { listRuleChanges } from './rule-log.ts'

const administrator: Actor = { kind: 'member', id: 'a', role: 'admin', state: 'active' }
const member: Actor = { kind: 'member', id: 'm', role: 'member', state: 'active' }

let database: TestDatabase
let clock: MovableClock
const announced: unknown[] = []

beforeAll(async () => {
  clock = movableClock(new Date('2026-11-01T12:00:00Z'))
  database = await testDatabase({ clock, react: async (_tx, event) => void announced.push(event) })
})

async function change(actor: Actor, values: object, basedOn?: number) {
  return database.transaction(async (tx) =>
    changeSettings(tx, actor, {
      values,
      reason: 'For the test',
      basedOn: basedOn ?? (await newestChangeId(tx.db)),
    }),
  )
}
const inForce = async (at = clock.now()) => settingsInForce(await loadKnownChanges(database.db), at)

test('a detail applies at once', async () => {
  await change(administrator, { operatorName: 'Harbour Street' })
  expect((await inForce()).operatorName).toBe('Harbour Street')
})

test('a rule applies after the notice and not a moment before', async () => {
  await change(administrator, { clearingDays: 4 })
  const due = addDays(clock.now(), 7)
  expect((await inForce(new Date(due.getTime() - 1))).clearingDays).toBe(5)
  expect((await inForce(due)).clearingDays).toBe(4)
})

test('the public log tells from what, to what, why and from when, and not who', async () => {
  await change(operator, { reviewWindowDays: 21 })
  const [newest] = await listRuleChanges(database.db)
  expect(newest).toMatchObject({
    key: 'reviewWindowDays',
    from: 14,
    to: 21,
    reason: 'For the test',
    effectiveAt: addDays(clock.now(), 7),
  })
  expect(JSON.stringify(newest)).not.toContain('operator')
})

test.each([
  ['a visitor', visitor],
  ['a member', member],
  ['a banned administrator', { ...administrator, state: 'banned' } as Actor],
  ['the clock', { kind: 'clock' } as Actor],
])('%s may not change settings, and nothing changes', async (_who, actor) => {
  const before = await newestChangeId(database.db)
  await expect(change(actor, { operatorName: 'Mine' })).rejects.toBeInstanceOf(Forbidden)
  expect(await newestChangeId(database.db)).toBe(before)
})

test.each([
  ['out of bounds', { sellerCommissionBasisPoints: 9_999 }, 'sellerCommissionBasisPoints'],
  ['of the wrong type', { sellerCommissionBasisPoints: '10' }, 'sellerCommissionBasisPoints'],
  ['a fraction', { clearingDays: 1.5 }, 'clearingDays'],
  ['no setting at all', { noSuchSetting: 1 }, 'values'],
  ['not a currency', { currency: 'XXQ' }, 'currency'],
  ['against another setting', { clearingProDays: 30 }, 'clearingProDays'],
])('a value %s is refused beside its field', async (_what, values, field) => {
  const refused = await change(administrator, values).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Invalid)
  expect(Object.keys((refused as Invalid).fields)).toContain(field)
})

test('a form filled in before someone else’s change is a conflict, not a silent overwrite', async () => {
  const seen = await newestChangeId(database.db)
  await change(administrator, { contactEmail: 'first@example.org' }, seen)
  await expect(change(administrator, { contactEmail: 'second@example.org' }, seen)).rejects.toBeInstanceOf(
    Conflict,
  )
  expect((await inForce()).contactEmail).toBe('first@example.org')
})

test('of two administrators at the same instant one wins and the other is told', async () => {
  const seen = await newestChangeId(database.db)
  const results = await Promise.allSettled(
    ['a', 'b'].map((name) => change(administrator, { operatorBank: name }, seen)),
  )
  expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a value that is already so makes no change and no noise', async () => {
  const before = announced.length
  const { operatorName } = await inForce()
  expect(await change(administrator, { operatorName })).toEqual([])
  expect(announced).toHaveLength(before)
})

test('the history can’t be rewritten, not even with rights to the table', async () => {
  await expect(database.pool.query(`update setting_change set value = '1'`)).rejects.toThrow(/append-only/)
  await expect(database.pool.query('delete from setting_change')).rejects.toThrow(/append-only/)
  await expect(database.pool.query('truncate setting_change')).rejects.toThrow(/append-only/)
})
