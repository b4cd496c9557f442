import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { claimedUntil } from './claim-kinds.ts'
import { findClaims, listClaimedByOthers, releaseClaim, takeClaim } from './claims.ts'

const { db, transaction } = await testDatabase()
const [one, other] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'moderator', displayName: 'Ilse' })),
  actorOf(await makeMember(tx, { role: 'moderator' })),
])
const kind = 'service' as const

test('what one takes is led to nobody else, until it is released or its time is over', async () => {
  const thingId = crypto.randomUUID()
  const claimed = { kind, thingId }
  const now = await transaction(async (tx) => {
    await takeClaim(tx, one, claimed)
    return tx.now
  })
  expect((await findClaims(db, other, { kind, ids: [thingId], now })).get(thingId)).toMatchObject({
    name: 'Ilse',
    isMine: false,
  })
  expect(await listClaimedByOthers(db, other, { kind, now })).toContain(thingId)
  expect(await listClaimedByOthers(db, one, { kind, now })).not.toContain(thingId)
  await expect(transaction((tx) => takeClaim(tx, other, claimed))).rejects.toThrow('A colleague')
  const later = claimedUntil(now)
  expect(await listClaimedByOthers(db, other, { kind, now: later })).not.toContain(thingId)
  await transaction((tx) => releaseClaim(tx, other, claimed))
  expect((await findClaims(db, other, { kind, ids: [thingId], now })).size).toBe(1)
  await transaction((tx) => releaseClaim(tx, one, claimed))
  await transaction((tx) => takeClaim(tx, other, claimed))
})

test('of two who take it at once one has it', async () => {
  const claimed = { kind, thingId: crypto.randomUUID() }
  const ends = await Promise.allSettled(
    [one, other].map((who) => transaction((tx) => takeClaim(tx, who, claimed))),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
