import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Edge } from '#app/edge.ts'
import { setProUntil } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { costOf } from '../cost-of-deal.ts'
import { loadNew } from './load-new.ts'

const { db, transaction } = await testDatabase()
const now = new Date()
const nextYear = new Date(now.getTime() + 365 * DAY_MS)

/** What the form of a new deal works with, for the manager of a team. */
async function formOfManager({ withPro }: { withPro: 'owner' | 'manager' }) {
  const { teamId, manager } = await transaction(async (tx) => {
    const { seller: owner, others, teamId: made } = await aTeamPair(tx, [6_000, 4_000])
    const [other] = others as [MemberActor]
    await tx.db.execute(sql`update team_member set role = 'manager' where member_id = ${other.id}::uuid`)
    await setProUntil(tx, (withPro === 'owner' ? owner : other).id, nextYear)
    return { teamId: made, manager: other }
  })
  const viewer = { actor: manager, proUntil: withPro === 'manager' ? nextYear : null }
  const loaded = await loadNew({
    db,
    clock: { now: () => now },
    settings: initialSettings,
    request: new Request('https://hall.test/deals/new'),
    page: { viewer },
    url: new URL('https://hall.test/deals/new'),
  } as unknown as Edge)
  const milestones = [{ title: 'All of it', price: '100', days: '3' }]
  const costFor = (team: string) => {
    const typed = { ...loaded.typed, as: 'seller', with: 'username', team, milestones }
    const cost = costOf(typed, loaded.cost)
    return [cost?.sellerGets, cost?.clearingDays]
  }
  return { loaded, teamId, costFor }
}

const { clearingDays, clearingProDays } = initialSettings

test('what a deal in the name of a team brings is worked out by the owner’s plan, in one’s own name by one’s own', async () => {
  const withOwner = await formOfManager({ withPro: 'owner' })
  expect(withOwner.costFor(withOwner.teamId)).toEqual([9_300n, clearingProDays])
  expect(withOwner.costFor('')).toEqual([9_000n, clearingDays])
  const withManager = await formOfManager({ withPro: 'manager' })
  expect(withManager.costFor(withManager.teamId)).toEqual([9_000n, clearingDays])
  expect(withManager.costFor('')).toEqual([9_300n, clearingProDays])
})
