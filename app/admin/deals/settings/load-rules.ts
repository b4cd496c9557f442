import type { PastLine } from '#app/admin/settings/history.tsx'
import type { MemberEdge } from '#app/edge.ts'
import { settingText } from '#app/public/figures/setting-text.ts'
import { actorNames } from '#domain/accounts/index.ts'
import { countDealsUnderWay } from '#domain/deals/index.ts'
import {
  definitions,
  listPastChanges,
  newestChangeId,
  type PastChange,
  readSettings,
  type SettingKey,
  type Settings,
} from '#domain/settings/index.ts'
import { keysOf, ruleSections } from './rule-sections.ts'
import { typedRule, unitName } from './rule-values.ts'

/** Later than any change: the rules as they will be once everything announced applies. */
export const THE_END = new Date(8.64e15)

export type RuleField = {
  key: SettingKey
  label: string
  unit: string
  value: string
  /** What holds today, where a change is announced already. */
  today: string | undefined
}

/** Every rule with its history, what is announced, and how many deals no change touches. */
export async function loadRules({ db, actor, clock }: MemberEdge) {
  const now = clock.now()
  // First what the form will say it was filled in from: a change in between is then a conflict, never lost.
  const basedOn = await newestChangeId(db)
  const allKeys = ruleSections.flatMap(keysOf)
  const [today, announced, changes, dealsUnderWay] = await Promise.all([
    readSettings(db, now),
    readSettings(db, THE_END),
    listPastChanges(db, allKeys, 500),
    countDealsUnderWay(db, actor),
  ])
  const nameOf = await actorNames(
    db,
    changes.map(({ changedBy }) => changedBy),
  )
  return {
    now,
    basedOn,
    dealsUnderWay,
    noticeDays: today.ruleNoticeDays,
    sections: ruleSections.map((section) => {
      const keys = keysOf(section)
      return {
        ...section,
        fields: keys.map((key) => fieldOf(key, today, announced)),
        history: changes
          .filter(({ key }) => keys.includes(key))
          .map((change) => lineOf(change, nameOf(change.changedBy), today.currency)),
      }
    }),
  }
}

export type LoadedRules = Awaited<ReturnType<typeof loadRules>>

function fieldOf(key: SettingKey, today: Settings, announced: Settings): RuleField {
  const { label, unit } = definitions[key]
  return {
    key,
    label,
    unit: unitName(key, today.currency),
    value: typedRule(key, announced[key], today.currency),
    today: today[key] === announced[key] ? undefined : settingText(unit, today[key], today.currency),
  }
}

function lineOf(change: PastChange, by: string, currency: string): PastLine {
  const { unit, label } = definitions[change.key]
  return {
    id: change.id,
    label,
    from: settingText(unit, change.from, currency),
    to: settingText(unit, change.to, currency),
    reason: change.reason,
    by,
    at: change.announcedAt,
    effectiveAt: change.effectiveAt,
  }
}
