import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import {
  refreshFavouritesCount,
  refreshQuality,
  setServiceRating,
  writeDealFigures,
} from '#domain/catalogue/index.ts'
import { countSeenServices } from '#domain/catalogue/quality/count-seen.ts'
import { addFavourite } from '#domain/favourites/index.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { isRetryable } from '#platform/db/sql-state.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { type RunInTransaction, transactions } from '#platform/db/transaction.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { inRounds, race } from './rounds.ts'

const SERVICES = 3
/** Before there was one order, most of so many lost to another four times over. */
const ROUNDS = 60

const database = await testDatabase()
const ids: string[] = []
await database.transaction(async (tx) => {
  for (let made = 0; made < SERVICES; made++) ids.push((await aServiceForSale(tx)).id)
})

/** A transaction that lost to another is run again without a word: here each of them is noted. */
const lost: unknown[] = []
const transaction: RunInTransaction = (operation) =>
  transactions(database, systemClock, async () => {})(async (tx) => {
    try {
      return await operation(tx)
    } catch (error) {
      if (isRetryable(error)) lost.push(error)
      throw error
    }
  })

test('everything that writes the figures of services does so in one order: of 60 rounds no two wait for one another in a ring', async () => {
  const nothingShared = async () => undefined
  await inRounds(
    nothingShared,
    async (_, round) => {
      const id = ids[round % SERVICES] ?? ''
      const backwards = ids.toReversed()
      const visitor = `visitor ${round}`
      await race(
        round,
        () =>
          transaction((tx) =>
            writeDealFigures(tx, id, async () => ({
              orders: round,
              completed: round,
              failed: 0,
              onTime: round,
            })),
          ),
        () =>
          transaction((tx) =>
            setServiceRating(tx, id, async () => ({ ratingSum: 400 + round, ratingCount: 1 })),
          ),
        () => transaction((tx) => refreshQuality(tx, backwards)),
        () =>
          transaction((tx) =>
            countSeenServices(
              tx,
              backwards.map((serviceId) => ({
                kind: 'view',
                serviceId,
                visitor,
                memberId: null,
                at: tx.now,
              })),
            ),
          ),
        async () => {
          await transaction(async (tx) => {
            const keeper = actorOf(await makeMember(tx))
            await addFavourite(tx, keeper, { kind: 'service', id }, { isThere: async () => true })
          })
          await transaction((tx) => refreshFavouritesCount(tx, id))
        },
      )
    },
    ROUNDS,
  )
  expect(lost).toEqual([])
})
