import { Counter, Gauge, type Registry } from 'prom-client'
import { ranks, type Rank } from '#platform/http/concurrency-limit.ts'
import type { Watched } from './watched.ts'

/** How many pages and forms are worked on, wait for their turn, and were asked to come back; how many browsers listen. */
export function watchAdmission(registry: Registry, watched: Watched): void {
  registry.registerMetric(
    new Gauge({
      name: 'http_requests',
      help: 'Requests for pages and forms by state',
      labelNames: ['state'],
      registers: [],
      collect() {
        const figures = watched.admission?.()
        if (!figures) return
        this.set({ state: 'in_flight' }, figures.inFlight)
        this.set({ state: 'waiting' }, figures.waiting)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'live_streams',
      help: 'Browsers that are told at once what happens',
      registers: [],
      collect() {
        this.set(watched.streams?.() ?? 0)
      },
    }),
  )
  const seen = new Map<Rank, number>()
  registry.registerMetric(
    new Counter({
      name: 'http_requests_turned_away_total',
      help: 'Requests that were asked to come back because too many were there, by rank',
      labelNames: ['rank'],
      registers: [],
      collect() {
        const figures = watched.admission?.()
        if (!figures) return
        for (const rank of ranks) {
          this.inc({ rank }, figures.turnedAway[rank] - (seen.get(rank) ?? 0))
          seen.set(rank, figures.turnedAway[rank])
        }
      },
    }),
  )
}
