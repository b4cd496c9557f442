import { addDays } from '#platform/clock/clock.ts'

type Ended = { endedAt: Date | null; rules: { claimWindowDays: number } }

/** The last moment at which either side may claim; nothing while the deal goes on. */
export const claimsEndAt = ({ endedAt, rules }: Ended): Date | null =>
  endedAt && addDays(endedAt, rules.claimWindowDays)
