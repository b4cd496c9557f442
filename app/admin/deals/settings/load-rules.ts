import type { PastLine } from '#app/admin/settings/history.tsx'
import type { MemberEdge } from '#app/edge.ts'
import { changeText, settingText } from '#app/shared/figures/setting-text.ts'
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
  THE_END,
} from '#domain/settings/index.ts'
import { isAtOnce, keysOf, ruleSections } from './rule-sections.ts'
import { typedRule, unitName } from './rule-values.ts'

type RuleField = {
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
  const withdrawn = new Set(changes.map(({ withdraws }) => withdraws))
  const isWaiting = ({ id, effectiveAt }: PastChange) => effectiveAt > now && !withdrawn.has(id)
  return {
    now,
    basedOn,
    dealsUnderWay,
    noticeDays: today.ruleNoticeDays,
    sections: ruleSections.map((section) => {
      const keys = keysOf(section)
      return {
        ...section,
        isAtOnce: isAtOnce(section),
        announced: changes
          .filter((change) => keys.includes(change.key) && isWaiting(change))
          .map((change) => announcedOf(change, today.currency)),
        fields: keys.map((key) => fieldOf(key, today, announced)),
        history: changes
          .filter(({ key }) => keys.includes(key))
          .map((change) => lineOf(change, changes, nameOf(change.changedBy), today.currency)),
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

function announcedOf({ id, key, from, to, announcedAt, effectiveAt }: PastChange, currency: string) {
  const { unit, label } = definitions[key]
  return { id, words: changeText(label, unit, from, to, currency), announcedAt, effectiveAt }
}

/** A withdrawal is told from what was announced to what stays. */
function lineOf(change: PastChange, all: readonly PastChange[], by: string, currency: string): PastLine {
  const { unit, label } = definitions[change.key]
  const text = (value: unknown) => settingText(unit, value, currency)
  const withdrawn = change.from === change.to ? all.find(({ id }) => id === change.withdraws) : undefined
  return {
    id: change.id,
    label,
    from: withdrawn ? `${text(withdrawn.to)}, announced` : text(change.from),
    to: withdrawn ? `withdrawn, stays ${text(change.to)}` : text(change.to),
    reason: change.reason,
    by,
    at: change.announcedAt,
    effectiveAt: change.effectiveAt,
    isWithdrawn: all.some(({ withdraws }) => withdraws === change.id),
  }
}
