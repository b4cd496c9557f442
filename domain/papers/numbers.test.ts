import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ledgerChecks } from '#domain/areas.ts'
import { releaseEarly } from '#domain/deals/index.ts'
import { aPair } from '#domain/deals/testing.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { MARKETPLACE_SERIES } from './number-papers.ts'
import { paper } from './schema.server.ts'
import { aPaidDeal } from './testing.ts'

const clock = movableClock(new Date('2030-12-31T23:59:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database

const numbersOf = async (series: string, year: number) =>
  (
    await db
      .select({ number: paper.number })
      .from(paper)
      .where(and(eq(paper.series, series), eq(paper.year, year)))
      .orderBy(asc(paper.number))
  ).map(({ number }) => number)
const POWER_OUT = 'The power went out'
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

test('fifty releases side by side, ten of them undone, leave numbers without a gap in every series', async () => {
  const pair = await transaction((tx) => aPair(tx, 10_000_000))
  const paid = await transaction(async (tx) => {
    const deals = []
    for (const _deal of upTo(50)) deals.push(await aPaidDeal(tx, pair))
    return deals
  })
  const before = (await numbersOf(MARKETPLACE_SERIES, 2030)).length
  const release = (which: (typeof paid)[number], place: number) =>
    transaction(async (tx) => {
      await releaseEarly(tx, pair.buyer, which)
      if (place % 5 > 0) return
      // Undone after its papers had their numbers.
      await tx.settle()
      throw new Error(POWER_OUT)
    })
  const waiting = paid.entries()
  const outcomes: boolean[] = []
  // All of them wait for the same account of the marketplace: more at once would only wait longer.
  const worker = async () => {
    for (const [place, which] of waiting)
      outcomes.push(
        await release(which, place).then(
          () => true,
          (error: Error) => {
            if (error.message !== POWER_OUT) throw error
            return false
          },
        ),
      )
  }
  await Promise.all(upTo(4).map(worker))
  expect(outcomes.filter(Boolean)).toHaveLength(40)
  expect(await numbersOf(pair.seller.id, 2030)).toEqual(upTo(40))
  expect(await numbersOf(MARKETPLACE_SERIES, 2030)).toEqual(upTo(before + 40))
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('a new year begins a new series', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const [old, young] = [
    await transaction((tx) => aPaidDeal(tx, pair)),
    await transaction((tx) => aPaidDeal(tx, pair)),
  ]
  await transaction((tx) => releaseEarly(tx, pair.buyer, old))
  clock.set(new Date('2031-01-01T00:00:10Z'))
  await transaction((tx) => releaseEarly(tx, pair.buyer, young))
  const labels = await db.select({ label: paper.label }).from(paper).where(eq(paper.series, pair.seller.id))
  expect(labels.map(({ label }) => label.slice(9)).toSorted()).toEqual(['2030-000001', '2031-000001'])
})
