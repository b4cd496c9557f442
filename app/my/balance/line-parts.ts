import type { StatementLine } from '#domain/ledger/index.ts'
import type { Minor } from '#platform/money/money.ts'

/** One part by its name, two with what moved in each; what clears has no parts. */
export type LineParts = 'paid in' | 'earned' | { deposited: Minor; earned: Minor } | undefined

export function partsOf({ parts }: Pick<StatementLine, 'parts'>): LineParts {
  if (!parts) return undefined
  if (parts.deposited === 0n) return 'earned'
  return parts.earned === 0n ? 'paid in' : parts
}
