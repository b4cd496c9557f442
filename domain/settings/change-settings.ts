import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { definitions, type SettingKey } from './definitions.ts'
import { settingsInForce, THE_END, type KnownChange } from './in-force.ts'
import { settingsChangeInput } from './input.ts'
import { lockSettings } from './lock-settings.ts'
import { planChange, type PlannedChange } from './plan-change.ts'
import { refuseBrokenRelations } from './refuse-broken-relations.ts'
import { writeChanges } from './write-changes.ts'

/** Writes the changed values down; details and safeguards apply at once, rules after the notice that is in force now. */
export async function changeSettings(
  tx: Transaction,
  actor: Actor,
  given: unknown,
  origin?: Origin,
): Promise<SettingKey[]> {
  authorise(actor, 'settings.change')
  const parsed = settingsChangeInput.safeParse(given)
  if (!parsed.success) throw refusal(parsed.error.issues)
  const { values, reason, basedOn, idea } = parsed.data

  const known = await lockSettings(tx)
  const planned = planChange(known, values, tx.now)
  refuseStale(planned, known, basedOn)
  refuseBrokenRelations(known, planned, tx.now)

  if (planned.length === 0) return []
  await writeChanges(tx, actor, reason, planned, idea)
  const farthest = settingsInForce(known, THE_END)
  const changed = [...new Set(planned.map(({ key }) => key))]
  await recordSecurityEvent(tx, {
    kind: 'settings.changed',
    actor,
    origin,
    details: {
      reason,
      ...(idea === null ? {} : { idea }),
      before: Object.fromEntries(changed.map((key) => [key, farthest[key]])),
      after: Object.fromEntries(changed.map((key) => [key, values[key]])),
    },
  })
  return changed
}

function refuseStale(planned: PlannedChange[], known: KnownChange[], basedOn: number): void {
  const overtaken = known.find(({ id, key }) => id > basedOn && planned.some((change) => change.key === key))
  if (overtaken) {
    throw new Conflict(
      `${definitions[overtaken.key].label} was changed by someone else meanwhile. Look at the new value and try again.`,
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
