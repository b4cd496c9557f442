import { lt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { rateWindow } from '#platform/limits/schema.server.ts'
import { deleteInPortions } from './delete-in-portions.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 12, minute))

test('what is over goes in as many portions as it takes, and what is not over stays', async () => {
  const { db } = await testDatabase()
  const minutes = Array.from({ length: 12 }, (_, minute) => minute)
  await db
    .insert(rateWindow)
    .values(minutes.map((minute) => ({ key: 'a', startsAt: at(minute), endsAt: at(minute), used: 1 })))
  expect(await deleteInPortions(db, rateWindow, lt(rateWindow.endsAt, at(10)), 4)).toBe(10)
  expect((await db.select().from(rateWindow)).map(({ endsAt }) => endsAt)).toEqual([at(10), at(11)])
})
