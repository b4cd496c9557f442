import { describe, expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { acceptDelivery } from '#domain/deals/milestones/release-milestone.ts'
import { deliverWork } from '#domain/deals/milestones/deliver-work.ts'
import { fundMilestones } from '#domain/deals/milestones/fund-milestones.ts'
import { aPair, anAgreedDeal, milestonesOf, stateOf } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { askPayout } from '#domain/payouts/ask-payout.ts'
import { context, makeMethod, makePayee } from '#domain/payouts/testing.ts'
import { permissions as everyPermission } from '#domain/areas.ts'
import { guard } from '#domain/permissions.ts'
import { addDays } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { closedMeanwhile, stillOpen } from './ban-claims.ts'

const { may } = guard(everyPermission)
const banned: MemberActor = { kind: 'member', id: 'someone', role: 'member', state: 'banned' }
const asked = { ownerId: banned.id }

describe('what a banned member is told is what the table of permissions says', () => {
  test.each(stillOpen.map(({ label, permissions }) => [label, permissions] as const))(
    '%s',
    (_, permissions) => {
      expect(permissions.filter((permission) => !may(banned, permission, asked))).toEqual([])
    },
  )

  test('closed meanwhile', () => {
    expect(closedMeanwhile.permissions.filter((permission) => may(banned, permission, asked))).toEqual([])
  })
})

test('a seller who is banned amid a deal delivers, is paid on the usual day, and takes it out', async () => {
  const now = { at: new Date('2026-03-02T10:00:00Z') }
  const { transaction } = await testDatabase({ clock: { now: () => now.at } })
  const { buyer, seller, dealId, milestoneId } = await transaction(async (tx) => {
    const pair = await aPair(tx)
    const made = await anAgreedDeal(tx, pair)
    const [first] = await milestonesOf(tx, made)
    await fundMilestones(tx, pair.buyer, { dealId: made, milestoneIds: [first?.id ?? ''] })
    return { ...pair, dealId: made, milestoneId: first?.id ?? '' }
  })
  const nowBanned: MemberActor = { ...seller, state: 'banned' }
  const which = { dealId, milestoneId }
  await transaction((tx) => deliverWork(tx, nowBanned, { ...which, text: 'Here it is.', files: [] }))
  await transaction((tx) => acceptDelivery(tx, buyer, which))
  expect(await transaction((tx) => stateOf(tx, dealId))).toBe('completed')

  now.at = addDays(now.at, 5)
  await transaction(clearDue)
  const owned = await transaction((tx) => findOwnMoney(tx.db, seller.id))
  expect(owned).toMatchObject({ available: 9_000n, clearing: 0n })

  await transaction(async (tx) => {
    const methodId = await makeMethod(tx, seller.id)
    await askPayout(tx, nowBanned, { amount: minor(9_000), methodId }, context)
  })
  expect(await transaction((tx) => findOwnMoney(tx.db, seller.id))).toMatchObject({ available: 0n })
})

test('who is banned takes out less than the usual least amount', async () => {
  const { transaction } = await testDatabase()
  const { actor, methodId } = await transaction((tx) => makePayee(tx, 150))
  const takeOut = (who: MemberActor) =>
    transaction((tx) => askPayout(tx, who, { amount: minor(150), methodId }, context))
  await expect(takeOut(actor)).rejects.toThrow('The payout was not asked for')
  expect(await takeOut({ ...actor, state: 'banned' })).toMatchObject({ amount: 150n })
})
