import { expect, test } from 'vitest'
import { REVISIONS_WITHOUT_LIMIT } from '#domain/deals/index.ts'
import { aPair, someContent } from '#domain/deals/testing.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { aPaidDeal, papersOf } from './testing.ts'

const { db, transaction } = await testDatabase({ desk: { settings: initialSettings } })

test.each([
  [REVISIONS_WITHOUT_LIMIT, 'as many as it takes'],
  [2, '2 a milestone'],
])('an agreement on %i revisions says: %s', async (revisionsMost, words) => {
  const pair = await transaction((tx) => aPair(tx, 10_000))
  await transaction((tx) => aPaidDeal(tx, pair, someContent({ revisionsMost })))
  const agreement = (await papersOf({ db: db as never }, pair.buyer.id)).find(
    ({ kind }) => kind === 'agreement',
  )
  expect(agreement?.content.agreed?.rules).toContainEqual({ name: 'Revisions', value: words })
})
