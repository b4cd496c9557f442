import { expect, test } from 'vitest'
import {
  agreeSettlement,
  claimMoney,
  fundMilestones,
  giveTip,
  offerSettlement,
  releaseEarly,
} from '#domain/deals/index.ts'
import { anAgreedDeal, aTeamPair, milestonesOf, someContent } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney, findTransfers } from '#domain/ledger/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import type { StepRow } from './steps/step-sums.ts'
import { figure, stepOf as readStep } from './steps/testing-steps.ts'

const clock = movableClock(new Date('2030-01-01T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

test('where a team sells, each of its people sees their part before every click, and gets or gives exactly that', async () => {
  const { team, about } = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [1_700, 3_333, 3_333, 1_634])
    const content = someContent({ milestones: [{ title: 'The sign', priceMinor: 12_347, days: 5 }] })
    const dealId = await anAgreedDeal(tx, made, content)
    const [part] = await milestonesOf(tx, dealId)
    const milestoneId = part?.id ?? ''
    await fundMilestones(tx, made.buyer, { dealId, milestoneIds: [milestoneId] })
    return { team: made, about: { dealId, milestoneId } }
  })
  const of = { dealId: about.dealId, now: clock.now() }
  const partsShown = ({ rows = [] }: { rows?: readonly StepRow[] | undefined }) =>
    new Map(rows.filter(({ isPart }) => isPart).map((row) => [row.name.replace('of it, ', ''), figure(row)]))
  /** What a step moves for each of the team, as the ledger has it afterwards. */
  const movedBy = async (run: () => Promise<unknown>) => {
    const before = (await findTransfers(db, { dealId: about.dealId })).length
    await run()
    const [transfer] = (await findTransfers(db, { dealId: about.dealId })).slice(before)
    const people = [team.seller, ...team.others].map(({ id }) => id)
    const lines = transfer?.postings.filter(({ account }) => people.includes(account.owner)) ?? []
    return new Map(lines.map(({ account, amount }) => [account.owner, amount < 0n ? minor(-amount) : amount]))
  }
  const release = await readStep(db, team.buyer, of, { do: 'release-early', m: about.milestoneId })
  expect(await movedBy(() => transaction((tx) => releaseEarly(tx, team.buyer, about)))).toEqual(
    partsShown(release),
  )
  const tip = await readStep(db, team.buyer, of, { do: 'tip', amount: '10.01' })
  const given = { dealId: about.dealId, amountMinor: minor(1_001), formKey: 'a tip' }
  expect(await movedBy(() => transaction((tx) => giveTip(tx, team.buyer, given)))).toEqual(partsShown(tip))
  await transaction((tx) =>
    claimMoney(tx, team.buyer, {
      ...about,
      reason: 'other',
      wantedMinor: minor(0),
      statement: 'It fell off the wall.',
      files: [],
    }),
  )
  const half = { ...about, earnedMinor: minor(6_001) }
  await transaction((tx) => offerSettlement(tx, team.buyer, half))
  const settled = await readStep(db, team.seller, of, { do: 'settle', m: about.milestoneId })
  expect(await movedBy(() => transaction((tx) => agreeSettlement(tx, team.seller, half)))).toEqual(
    partsShown(settled),
  )
})

test('before somebody of a team gives what has cleared they read that it is theirs alone, what each was paid, and exactly that is given', async () => {
  const { team, about } = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [5_000, 2_500, 2_500])
    const content = someContent({ milestones: [{ title: 'The sign', priceMinor: 33_300, days: 5 }] })
    const dealId = await anAgreedDeal(tx, made, content)
    const [part] = await milestonesOf(tx, dealId)
    const milestoneId = part?.id ?? ''
    await fundMilestones(tx, made.buyer, { dealId, milestoneIds: [milestoneId] })
    await releaseEarly(tx, made.buyer, { dealId, milestoneId })
    return { team: made, about: { dealId, milestoneId } }
  })
  clock.advanceMs(10 * DAY_MS)
  await transaction(clearDue)
  const claim = { reason: 'other' as const, wantedMinor: minor(0), statement: 'It fell.', files: [] }
  await transaction((tx) => claimMoney(tx, team.buyer, { ...about, ...claim }))
  const of = { dealId: about.dealId, now: clock.now() }
  const settlement = { ...about, earnedMinor: minor(28_300) }
  const settles = (who: typeof team.buyer) => readStep(db, who, of, { do: 'settle', m: about.milestoneId })
  await transaction((tx) => offerSettlement(tx, team.buyer, settlement))
  const asked = await settles(team.seller)
  expect(asked.rows?.[0]).toEqual({ name: 'From you', amount: '$45.00', hint: 'of what you earned' })
  expect(asked.rows?.some(({ isPart }) => isPart)).toBe(false)
  expect(asked.text).toContain('Of it $149.86 was paid to you.')
  expect(asked.text).toMatch(/could give instead of you: .+ \$74\.92, .+ \$74\.92\./)
  await transaction((tx) => offerSettlement(tx, team.seller, settlement))
  const offered = await settles(team.buyer)
  expect(offered.rows?.[0]).toMatchObject({ amount: '$45.00', hint: 'of what they earned' })
  const { earned } = await findOwnMoney(db, team.seller.id)
  await transaction((tx) => agreeSettlement(tx, team.buyer, settlement))
  expect((await findOwnMoney(db, team.seller.id)).earned).toBe(earned - 4_500n)
})
