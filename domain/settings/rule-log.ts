import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { definitions, settingKeys, type SettingKey } from './definitions.ts'
import { settingChange } from './schema.server.ts'

/** What took an announcement back before its day. */
export type Withdrawal = {
  id: number
  at: Date
  reason: string
  /** Whether it is another announcement in its place; otherwise what holds simply goes on. */
  isCorrection: boolean
}

export type RuleChange = {
  id: number
  key: SettingKey
  label: string
  from: unknown
  to: unknown
  reason: string
  announcedAt: Date
  effectiveAt: Date
  withdrawn: Withdrawal | undefined
  /** The announcement that it took the place of, if it did. */
  replaces: number | undefined
}

const loggedKeys = settingKeys.filter((key) => definitions[key].nature !== 'detail')
const later = alias(settingChange, 'later')

/** The public log of changes to fees and rules, the newest first. Who made them is for the audit log, not for this one. */
export async function listRuleChanges(db: Db | DrizzleTransaction, limit = 100): Promise<RuleChange[]> {
  const rows = await db
    .select({ change: settingChange, later })
    .from(settingChange)
    .leftJoin(later, eq(later.withdraws, settingChange.id))
    // A withdrawal is told with what it withdrew.
    .where(and(inArray(settingChange.key, loggedKeys), ne(settingChange.value, settingChange.previous)))
    .orderBy(newestFirst(settingChange.effectiveAt), desc(settingChange.id))
    .limit(limit)
  return rows.map(ruleChangeOf)
}

type Row = {
  change: typeof settingChange.$inferSelect
  later: typeof settingChange.$inferSelect | null
}

function ruleChangeOf({ change, later: by }: Row): RuleChange {
  const key = change.key as SettingKey
  return {
    id: change.id,
    key,
    label: definitions[key].label,
    from: change.previous,
    to: change.value,
    reason: change.reason,
    announcedAt: change.announcedAt,
    effectiveAt: change.effectiveAt,
    withdrawn: by
      ? { id: by.id, at: by.announcedAt, reason: by.reason, isCorrection: by.value !== by.previous }
      : undefined,
    replaces: change.withdraws ?? undefined,
  }
}
