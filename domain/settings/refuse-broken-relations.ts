import { Invalid } from '#platform/errors/errors.ts'
import { relations, type SettingKey } from './definitions.ts'
import { settingsInForce, waiting, type KnownChange } from './in-force.ts'
import type { PlannedChange } from './plan-change.ts'

const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Settings fit together at every moment to come, and not only once everything announced applies. */
export function refuseBrokenRelations(
  known: readonly KnownChange[],
  planned: readonly PlannedChange[],
  now: Date,
): void {
  const newest = known.reduce((most, { id }) => Math.max(most, id), 0)
  const after = [...known, ...planned.map((change, place) => ({ ...change, id: newest + 1 + place }))]
  const moments = [now, ...waiting(after, now).map(({ effectiveAt }) => effectiveAt)]
  const last = Math.max(...moments.map(Number))
  const broken: Partial<Record<SettingKey, string[]>> = {}
  for (const moment of moments) {
    const settings = settingsInForce(after, moment)
    for (const { key, message } of relations.filter((relation) => !relation.holds(settings)))
      broken[key] ??= [
        Number(moment) === last
          ? message
          : `${message}, also on ${dayOf.format(moment)}: change both together`,
      ]
  }
  if (Object.keys(broken).length > 0) throw new Invalid('The settings do not fit together', broken)
}
