import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Edge } from './edge.ts'

type GivenOut = {
  /** What it is of: 'members', 'payouts', … */
  what: string
  rows: number
  /** Whose data it is, where it is one member's own. */
  memberId?: string | undefined
}

/** Longer filters are cut: a line of the log is not a place to keep things. */
const FILTER_MOST = 500

/** Writes down who takes out data of members, by which filter and how much, before the first byte of it goes. */
export async function noteGivenOut(
  { transaction, actor, origin, url }: Pick<Edge, 'transaction' | 'actor' | 'origin' | 'url'>,
  { what, rows, memberId }: GivenOut,
): Promise<void> {
  const details = { what, rows, filter: url.search.slice(0, FILTER_MOST) }
  await transaction((tx) =>
    recordSecurityEvent(tx, { kind: 'data.given-out', actor, memberId, origin, details }),
  )
}
