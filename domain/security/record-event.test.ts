import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { recordSecurityEvent } from './record-event.ts'
import { securityEvent } from './schema.server.ts'

const { db, transaction } = await testDatabase()

test('what happened is recorded from wherever somebody came, and only an address as one', async () => {
  for (const address of ['203.0.113.9', 'fe80::1%eth0', '203.0.113.9:443', 'a.b', 'unknown'])
    await transaction((tx) =>
      recordSecurityEvent(tx, {
        kind: 'sign-in.failed',
        actor: visitor,
        origin: { address, device: 'Firefox' },
      }),
    )
  const rows = await db
    .select({ address: securityEvent.address })
    .from(securityEvent)
    .orderBy(securityEvent.id)
  expect(rows.map(({ address }) => address)).toEqual(['203.0.113.9', null, null, null, null])
})
