import { desc, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { SettingKey, Settings } from './definitions.ts'
import { settingsInForce, type KnownChange } from './in-force.ts'
import { settingChange } from './schema.server.ts'

type Reader = Db | DrizzleTransaction

/** All changes there ever were: administrators make a few a year, so the history is small enough to keep in memory. */
export async function loadKnownChanges(db: Reader): Promise<KnownChange[]> {
  const rows = await db
    .select({
      id: settingChange.id,
      key: settingChange.key,
      value: settingChange.value,
      effectiveAt: settingChange.effectiveAt,
      withdraws: settingChange.withdraws,
    })
    .from(settingChange)
  return rows.map((row) => ({ ...row, key: row.key as SettingKey }))
}

/** The settings as the database has them at this instant: for the screen that changes them, which must not be a moment behind. */
export async function readSettings(db: Reader, now: Date): Promise<Settings> {
  return settingsInForce(await loadKnownChanges(db), now)
}

export type PastChange = {
  id: number
  key: SettingKey
  from: unknown
  to: unknown
  reason: string
  /** As the trail names actors: `member:<id>`, `operator`. */
  changedBy: string
  announcedAt: Date
  effectiveAt: Date
  withdraws: number | null
}

/** What became of these settings, the newest first, with who did it: for administrators. */
export async function listPastChanges(
  db: Reader,
  keys: readonly SettingKey[],
  limit = 200,
): Promise<PastChange[]> {
  const rows = await db
    .select()
    .from(settingChange)
    .where(inArray(settingChange.key, [...keys]))
    .orderBy(desc(settingChange.id))
    .limit(limit)
  return rows.map(({ key, previous, value, ...row }) => ({
    ...row,
    key: key as SettingKey,
    from: previous,
    to: value,
  }))
}

export async function newestChangeId(db: Reader): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${settingChange.id}), 0)::int` })
    .from(settingChange)
  return row?.id ?? 0
}
