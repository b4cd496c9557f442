import type { ServicePackage } from '#domain/catalogue/service-content.ts'

/** A row of the comparison: a part of the work, and for each package whether it has it or how much. */
export type ComparedRow = { name: string; cells: (boolean | string)[] }

/** Every part that any package names, once, in the order they are named; then what all packages have. */
export function comparePackages(packages: readonly ServicePackage[]): ComparedRow[] {
  const parts = new Map<string, string>()
  for (const { includes } of packages) {
    for (const part of includes) if (!parts.has(keyOf(part))) parts.set(keyOf(part), part)
  }
  return [
    ...[...parts].map(([key, name]) => ({
      name,
      cells: packages.map(({ includes }) => includes.some((part) => keyOf(part) === key)),
    })),
    { name: 'Revisions', cells: packages.map(({ revisions }) => revisionsText(revisions)) },
    { name: 'Delivered in', cells: packages.map(({ deliveryDays }) => daysText(deliveryDays)) },
    ...(packages.some(({ takesAsOne }) => takesAsOne)
      ? [{ name: 'Several pieces', cells: packages.map(({ takesAsOne }) => severalText(takesAsOne)) }]
      : []),
  ]
}

/** The same part in other letters is the same part. */
const keyOf = (part: string) => part.trim().toLowerCase()

const severalText = (takesAsOne: boolean | undefined) =>
  takesAsOne ? 'As long as one' : 'Each takes its days'

export const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export function revisionsText(revisions: number | null): string {
  if (revisions === null) return 'Unlimited'
  return revisions === 0 ? 'None' : String(revisions)
}
