import { definitions } from '#domain/settings/index.ts'

type DetailLine = { label: string; value: string }
type ChangeLine = { label: string; before: string; after: string }
export type DescribedDetails = { reason: string | undefined; changes: ChangeLine[]; others: DetailLine[] }

type Details = Record<string, unknown>

/** What an event keeps besides who and when: why, what changed from what to what, and the rest. */
export function describeDetails(details: Details): DescribedDetails {
  const { reason, before, after, ...others } = details
  return {
    reason: typeof reason === 'string' ? reason : undefined,
    changes: changesBetween(asDetails(before), asDetails(after)),
    others: Object.entries(others).map(([name, value]) => ({ label: labelOf(name), value: inWords(value) })),
  }
}

function changesBetween(before: Details, after: Details): ChangeLine[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    label: labelOf(name),
    before: inWords(before[name]),
    after: inWords(after[name]),
  }))
}

/** A change of one thing may be written down without its name. */
function asDetails(value: unknown): Details {
  if (value === undefined) return {}
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Details) : { value }
}

function labelOf(name: string): string {
  if (Object.hasOwn(definitions, name)) return definitions[name as keyof typeof definitions].label
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])|[_.-]+/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.length === 0) return 'nothing'
  return JSON.stringify(value, undefined, 2)
}
