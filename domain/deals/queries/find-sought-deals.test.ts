import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { readSought } from '#domain/sought-rules.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { aPair, aProposal } from '../testing.ts'
import { findSoughtDeals } from './find-sought-deals.ts'

const { db, transaction } = await testDatabase()

test('a deal is found by its id and by as much of it as screens and papers show', async () => {
  const finance = actorOf(await transaction((tx) => makeMember(tx, { role: 'finance' })))
  const id = await transaction(async (tx) => aProposal(tx, await aPair(tx)))
  for (const typed of [id, id.slice(0, 8), `deal ${id.slice(0, 8)}`]) {
    const found = await findSoughtDeals(db, finance, { ...readSought(typed, 'USD'), memberId: undefined })
    expect(
      found.map((one) => one.id),
      typed,
    ).toEqual([id])
  }
})
