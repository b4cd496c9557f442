import { expect, test } from 'vitest'
import {
  acceptDelivery,
  deliverWork,
  endDeal,
  fundMilestones,
  giveTip,
  releaseEarly,
} from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, aTeamPair, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { clearDue, listStatement, type StatementOf } from '#domain/ledger/index.ts'
import { askPayout } from '#domain/payouts/index.ts'
import { context, makeMethod } from '#domain/payouts/testing.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { nameLines, sentenceOf } from './name-lines.ts'

const start = new Date('2026-11-02T10:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

test('each line of a statement says what it is for and where that is', async () => {
  const { buyer, seller, dealId } = await transaction(async (tx) => {
    const pair = await aPair(tx, 100_000)
    const content = someContent({
      title: 'Logo',
      milestones: [
        { title: 'Sketches', priceMinor: 10_000, days: 5 },
        { title: 'Drawing', priceMinor: 20_000, days: 5 },
      ],
    })
    const made = await anAgreedDeal(tx, pair, content)
    const [first] = await milestonesOf(tx, made)
    const about = { dealId: made, milestoneId: first?.id ?? '' }
    await fundMilestones(tx, pair.buyer, { dealId: made, milestoneIds: [about.milestoneId] })
    await deliverWork(tx, pair.seller, { ...about, text: 'Three sheets', files: [] })
    await acceptDelivery(tx, pair.buyer, about)
    await endDeal(tx, pair.buyer, { dealId: made })
    await giveTip(tx, pair.buyer, { dealId: made, amountMinor: minor(5_000), formKey: 'a-form' })
    return { ...pair, dealId: made }
  })
  clock.set(addDays(start, 6))
  await transaction(clearDue)
  await transaction(async (tx) => {
    const methodId = await makeMethod(tx, seller.id)
    await askPayout(tx, seller, { amount: minor(5_000), methodId }, context)
  })
  const read = async (memberId: string, of: StatementOf['of'] = 'balance') => {
    const { lines } = await listStatement(db, { memberId, of }, {})
    const named = await nameLines(db, memberId, lines, 'USD')
    return lines.map((line) => [sentenceOf(named(line)), named(line).about?.to])
  }
  const deal = `/deals/${dealId}`
  expect(await read(buyer.id)).toEqual([
    ['Your tip: Logo', deal],
    ['Held in escrow: Logo, milestone 1', deal],
    ['You paid in', undefined],
  ])
  // What clears on one day clears in no order.
  const bothOf = (words: string) =>
    expect.arrayContaining([
      [`${words}: Logo`, deal],
      [`${words}: Logo, milestone 1`, deal],
    ])
  const [one, other, ...earned] = await read(seller.id, 'clearing')
  expect([one, other]).toEqual(bothOf('Cleared, moved to available'))
  expect(earned).toEqual([
    ['A tip for you: Logo', deal],
    ['Released: Logo, milestone 1', deal],
  ])
  const [asked, ...arrived] = await read(seller.id)
  expect(asked).toEqual([
    expect.stringMatching(/^Put aside for a payout: payout \d+ to IBAN ending 3000$/),
    '/my/payouts',
  ])
  expect(arrived).toHaveLength(2)
  expect(arrived).toEqual(bothOf('Cleared'))
})

test('a line of a team’s money names the deal, the share, the whole and the team, and who has no part in the deal’s room is led to the workspace', async () => {
  const team = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [7_250, 2_750])
    const dealId = await anAgreedDeal(tx, made, someContent({ title: 'Harbour map' }))
    const [part] = await milestonesOf(tx, dealId)
    const about = { dealId, milestoneId: part?.id ?? '' }
    await fundMilestones(tx, made.buyer, { dealId, milestoneIds: [about.milestoneId] })
    await releaseEarly(tx, made.buyer, about)
    return { ...made, dealId }
  })
  clock.set(addDays(start, 20))
  await transaction(clearDue)
  const read = async (memberId: string, of: StatementOf['of']) => {
    const { lines } = await listStatement(db, { memberId, of }, {})
    const named = await nameLines(db, memberId, lines, 'USD')
    return lines.map((line) => [sentenceOf(named(line)), named(line).about?.to])
  }
  const [hana] = team.others
  const ofHana = expect.stringMatching(/: Harbour map, 27.5% of \$90.00 for Team \d+$/)
  expect(await read(hana?.id ?? '', 'clearing')).toEqual([
    [ofHana, '/team'],
    [ofHana, '/team'],
  ])
  expect(await read(team.seller.id, 'balance')).toEqual([
    [expect.stringMatching(/^Cleared: Harbour map, 72.5% of \$90.00 for Team \d+$/), `/deals/${team.dealId}`],
  ])
})
