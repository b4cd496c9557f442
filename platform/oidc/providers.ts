import type { Provider } from '#platform/config/providers.ts'
import type { RoundTrips } from './round-trips.ts'

export type Providers = RoundTrips & {
  /** What buttons to show, in the operator's order. */
  list(): { id: string; name: string }[]
  find(id: string): { id: string; name: string } | undefined
}

const TIMEOUT_SECONDS = 8

/**
 * The providers of an operator. What speaks their protocol is read when the first person goes to one: it would take every start, and most
 * marketplaces have none.
 */
export function openProviders(
  configured: readonly Provider[],
  { timeoutSeconds = TIMEOUT_SECONDS }: { timeoutSeconds?: number } = {},
): Providers {
  let opened: Promise<RoundTrips> | undefined
  const roundTrips = () =>
    (opened ??= import('./round-trips.ts').then(({ openRoundTrips }) =>
      openRoundTrips(configured, timeoutSeconds),
    ))
  const named = ({ id, name }: Provider) => ({ id, name })

  return {
    list: () => configured.map(named),
    find: (id) => configured.filter((provider) => provider.id === id).map(named)[0],
    start: async (...asked) => (await roundTrips()).start(...asked),
    finish: async (...brought) => (await roundTrips()).finish(...brought),
    health: async (id) => (await roundTrips()).health(id),
  }
}
