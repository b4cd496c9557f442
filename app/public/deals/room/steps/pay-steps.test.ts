import { expect, test } from 'vitest'
import { fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { findTransfers } from '#domain/ledger/index.ts'
import { feeBearers } from '#domain/ledger/arithmetic.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { stepOf } from './testing-steps.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

test('whoever pays for all at once reads the dates that are then set', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const milestones = [5, 3, 10].map((days, at) => ({ title: `Part ${at + 1}`, priceMinor: 10_000, days }))
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair, someContent({ milestones })))
  const parts = () => transaction((tx) => milestonesOf(tx, dealId))
  const [first] = await parts()
  const room = { dealId, now: clock.now() }
  const { rows, hidden } = await stepOf(db, pair.buyer, room, { do: 'fund', m: first?.id ?? '', all: 'yes' })
  await transaction((tx) =>
    fundMilestones(tx, pair.buyer, { dealId, milestoneIds: hidden['milestoneIds']?.split(' ') ?? [] }),
  )
  const set = await parts()
  expect(rows?.map(({ hint }) => hint)).toEqual(set.map(({ dueAt }) => `due ${dueAt} if paid now`))
})

test.each(feeBearers)(
  'before a payment into escrow its buyer reads what the seller gets of it, when, and what is kept, where the commission is borne by: %s',
  async (feeBearer) => {
    const pair = await transaction((tx) => aPair(tx))
    const dealId = await transaction((tx) => anAgreedDeal(tx, pair, someContent({ feeBearer })))
    const [first] = await transaction((tx) => milestonesOf(tx, dealId))
    const which = { dealId, milestoneId: first?.id ?? '' }
    const room = { dealId, now: clock.now() }
    const { text } = await stepOf(db, pair.buyer, room, { do: 'fund', m: which.milestoneId })
    await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [which.milestoneId] }))
    await transaction((tx) => releaseEarly(tx, pair.buyer, which))
    const moved = (await findTransfers(db, { dealId })).at(-1)?.postings ?? []
    const to = (kind: string) =>
      formatMoney(moved.find(({ account }) => account.kind === kind)?.amount ?? minor(0), 'USD')
    expect(text).toContain(`gets ${to('clearing')}, which clears in 5 days,`)
    expect(text).toContain(`the marketplace keeps ${to('revenue')}: `)
    expect(text).toContain(
      {
        seller: 'Sal bears the commission',
        buyer: 'you bear the commission',
        half: 'each of you bears half',
      }[feeBearer],
    )
  },
)
