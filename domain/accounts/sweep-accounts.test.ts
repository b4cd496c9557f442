import { expect, test } from 'vitest'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { makeSecret } from './secrets/one-time-secrets.ts'
import { oneTimeSecret } from './schema.server.ts'
import { sweepAccounts } from './sweep-accounts.ts'
import { makeMember } from './testing.ts'

test('a secret is swept away a day after its end, and not before', async () => {
  const clock = movableClock(new Date('2026-11-01T00:00:00Z'))
  const database = await testDatabase({ clock })
  await database.transaction(async (tx) => {
    const who = await makeMember(tx)
    await makeSecret(tx, { kind: 'reset-password', memberId: who.id, minutes: 60 })
  })
  const count = async () => (await database.db.select().from(oneTimeSecret)).length
  clock.set(addDays(clock.now(), 1))
  await sweepAccounts(database.db, clock.now())
  expect(await count()).toBe(1)
  clock.set(addDays(clock.now(), 1))
  await sweepAccounts(database.db, clock.now())
  expect(await count()).toBe(0)
})
