import { operator } from '#domain/actor.ts'
import { changeSettings, newestChangeId, type Settings } from '#domain/settings/index.ts'
import type { DemoStep } from './demo-step.ts'

function rule(name: string, daysAgo: number, values: Partial<Settings>, reason: string): DemoStep {
  return {
    name,
    daysAgo,
    changesRules: true,
    make: async (tx) => {
      await changeSettings(tx, operator, { values, reason, basedOn: await newestChangeId(tx.db) })
    },
  }
}

/** A marketplace with a past: rules that were changed with notice, so that the public log has something to show. */
export const seedRules: DemoStep[] = [
  rule(
    'opening rules',
    205,
    { sellerCommissionBasisPoints: 1_200, claimWindowDays: 7 },
    'The rules that we opened with',
  ),
  rule(
    'a longer claim window',
    190,
    { claimWindowDays: 14 },
    'After a review of the first disputes: a week was too short for both sides',
  ),
  rule(
    'a lower commission',
    82,
    { sellerCommissionBasisPoints: 1_000 },
    'Asked for by members: volume grew, so the hall needs less of each deal',
  ),
  rule('larger pictures', 2, { imageMegabytes: 15 }, 'Photographers asked for pictures in full size'),
]
