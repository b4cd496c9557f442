import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { definitions, relations, type SettingKey, type Settings } from './definitions.ts'
import type { SettingsChanged } from './events.ts'
import { settingsInForce } from './in-force.ts'
import { settingsChangeInput } from './input.ts'
import { loadKnownChanges } from './queries.ts'
import { settingChange } from './schema.server.ts'

/** Two administrators never change settings at the same instant: the second waits and then sees what the first did. */
const SETTINGS_LOCK = 4_711_002

/** Writes the changed values down; details apply at once, rules after the notice that is in force now. */
export async function changeSettings(
  tx: Transaction,
  actor: Actor,
  given: unknown,
  origin?: Origin,
): Promise<SettingKey[]> {
  authorise(actor, 'settings.change')
  const parsed = settingsChangeInput.safeParse(given)
  if (!parsed.success) throw refusal(parsed.error.issues)
  const { values, reason, basedOn } = parsed.data

  await tx.db.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`)
  const known = await loadKnownChanges(tx.db)
  const now = settingsInForce(known, tx.now)
  const farthest = settingsInForce(known, new Date(8.64e15))
  const changed = (Object.keys(values) as SettingKey[]).filter(
    (key) => !isDeepStrictEqual(values[key], farthest[key]),
  )
  refuseStale(changed, known, basedOn)
  refuseBrokenRelations({ ...farthest, ...values } as Settings)

  if (changed.length === 0) return []
  const rows = changed.map((key) => ({
    key,
    value: values[key],
    previous: farthest[key],
    changedBy: actorLabel(actor),
    reason,
    announcedAt: tx.now,
    effectiveAt: definitions[key].nature === 'rule' ? addDays(tx.now, now.ruleNoticeDays) : tx.now,
  }))
  await tx.db.insert(settingChange).values(rows)
  await recordSecurityEvent(tx, {
    kind: 'settings.changed',
    actor,
    origin,
    details: {
      reason,
      before: Object.fromEntries(changed.map((key) => [key, farthest[key]])),
      after: Object.fromEntries(changed.map((key) => [key, values[key]])),
    },
  })
  await tx.announce({
    kind: 'settings.changed',
    keys: changed,
    effectiveAt: [...new Set(rows.map((row) => row.effectiveAt.toISOString()))],
  } satisfies SettingsChanged)
  return changed
}

function refuseStale(changed: SettingKey[], known: { id: number; key: SettingKey }[], basedOn: number): void {
  const overtaken = known.find((change) => change.id > basedOn && changed.includes(change.key))
  if (overtaken) {
    throw new Conflict(
      `${definitions[overtaken.key].label} was changed by someone else meanwhile. Look at the new value and try again.`,
    )
  }
}

function refuseBrokenRelations(settings: Settings): void {
  const broken = relations.filter((relation) => !relation.holds(settings))
  if (broken.length > 0) {
    throw new Invalid(
      'The settings do not fit together',
      Object.fromEntries(broken.map(({ key, message }) => [key, [message]])),
    )
  }
}

function refusal(issues: readonly { path: PropertyKey[]; message: string }[]): Invalid {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = String(
      issue.path[0] === 'values' ? (issue.path[1] ?? 'values') : (issue.path[0] ?? 'values'),
    )
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  return new Invalid('Some settings need another look', fields)
}
