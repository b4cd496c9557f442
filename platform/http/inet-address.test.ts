import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { inetAddress, inetRange } from './inet-address.ts'

const { db } = await testDatabase()

test('an address of version 4 in the clothes of version 6 is one and the same', () => {
  expect(inetAddress('::ffff:198.51.100.7')).toBe('198.51.100.7')
  expect(inetAddress('::FFFF:198.51.100.7')).toBe('198.51.100.7')
})

test.each([undefined, '', 'unknown', '999.1.1.1', '198.51.100.7:443', 'fe80::1%eth0', 'abc', '0:1', '1.2'])(
  '%s is no address',
  (written) => {
    expect(inetAddress(written)).toBeUndefined()
  },
)

test.each([
  ['203.0.113.9', '203.0.113.9/32'],
  ['203.0.113.0/024', '203.0.113.0/24'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['2001:db8::/032', '2001:db8::/32'],
  ['203.0.113.9/33', undefined],
  ['203.0.113.9/24/2', undefined],
  ['203.0.113.9/', undefined],
  ['fe80::1%eth0', undefined],
  ['fe80::1%eth0/64', undefined],
  ['localhost', undefined],
])('%s is read as the range %s', (typed, range) => {
  expect(inetRange(typed)?.text).toBe(range)
})

test('whatever is an address or a range here is one to the database', async () => {
  const addresses = ['::', '::1', '1::1.2.3.4', '1:2:3:4:5:6:7::', '::ffff:7f00:1', '0.0.0.0']
  for (const one of [...addresses.map(inetAddress), ...addresses.map((typed) => inetRange(typed)?.text)])
    expect((await db.execute(sql`select ${one}::inet is not null as known`)).rows, one).toEqual([
      { known: true },
    ])
})
