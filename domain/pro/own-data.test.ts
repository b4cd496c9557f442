import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { beginTrial, settlePro } from './index.ts'
import { exportPro } from './own-data.ts'
import { proPeriod } from './schema.server.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const start = new Date('2030-11-11T10:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

/** As it stands in the file. */
const taken = async (memberId: string) => JSON.parse(JSON.stringify(await exportPro(db, memberId)))

async function tried() {
  clock.set(start)
  const who = await transaction(async (tx) => actorOf(await makeMember(tx)))
  await transaction((tx) => giveMoney(tx, who.id, 2_000))
  await transaction((tx) => beginTrial(tx, who, { plan: 'monthly' }, { settings }))
  return who
}

test('whoever has tried PRO, is told of its price or has paid it can take along all of it', async () => {
  const who = await tried()
  const settleAfter = (days: number) => {
    clock.set(addDays(start, days))
    return transaction((tx) => settlePro(tx, clockActor, { memberId: who.id }, { settings }))
  }
  expect(await taken(who.id)).toMatchObject({
    subscription: { state: 'trial', quotedMinor: null },
    periods: [{ kind: 'trial', priceMinor: '0', backMinor: '0' }],
  })
  await settleAfter(4)
  expect(await taken(who.id)).toMatchObject({ subscription: { quotedMinor: '1200' } })
  await settleAfter(7)
  expect(await taken(who.id)).toMatchObject({
    subscription: { state: 'active' },
    periods: [{ kind: 'trial' }, { kind: 'paid', priceMinor: '1200', backMinor: '0' }],
  })
})

test('of many years every period is taken along, not only those that the page shows', async () => {
  const who = await tried()
  const [first] = (await db.select().from(proPeriod)).filter(({ memberId }) => memberId === who.id)
  if (!first) throw new Error('There is no period')
  const { id: _id, ...like } = first
  await db.insert(proPeriod).values(Array.from({ length: 80 }, (_, at) => ({ ...like, number: at + 2 })))
  expect((await taken(who.id)).periods).toHaveLength(81)
})
