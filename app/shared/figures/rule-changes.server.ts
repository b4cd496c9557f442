import { definitions, listRuleChanges, type Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RuleChangeLine } from './rule-changes.tsx'
import { changeState } from './change-state.ts'
import { changeText } from './setting-text.ts'

type Asked = { db: Db; settings: Settings; now: Date; most: number }

/** The newest entries of the public log of changes, in words. */
export async function readRuleChanges({ db, settings, now, most }: Asked): Promise<RuleChangeLine[]> {
  const changes = await listRuleChanges(db, most)
  return changes.map((change) => ({
    id: change.id,
    title: changeText(change.label, definitions[change.key].unit, change.from, change.to, settings.currency),
    reason: change.reason,
    at: change.withdrawn?.at ?? change.effectiveAt,
    state: changeState(change, now),
  }))
}
