import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '#platform/db/database.ts'
import { constantTimeEqual } from './constant-time-equal.ts'
import { routeLabels } from './route-labels.ts'
import { watchAdmission } from './watch-admission.ts'
import { watchJobFigures } from './watch-job-figures.ts'
import type { Figure } from './figure.ts'
import { watchFigures } from './watch-figures.ts'
import type { Watched } from './watched.ts'

/** What runs, as it was built. */
export type Running = { version: string; commit: string; build: string }

export type Metrics = {
  observeRequest(method: string, path: string, status: number, seconds: number): void
  watch(watched: Watched): void
  /** Figures that only the database knows. */
  follow(figures: readonly Figure[], db: Db): void
  render(): Promise<string>
  /** GET /metrics: with METRICS_TOKEN only to who bears it, without one only to this machine itself. */
  answer(authorization: string | undefined, address: string, forwardedFor?: string): Promise<Response>
}

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST'])

export function openMetrics(options: {
  token: string | undefined
  running?: Running
  routeOf?: (path: string) => string | undefined
}): Metrics {
  const registry = new Registry()
  // Event loop lag, memory, CPU and garbage collection.
  collectDefaultMetrics({ register: registry })
  const labelOf = routeLabels(options.routeOf)
  const watched: Watched = {}
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  watchPageCache(registry, watched)
  watchPool(registry, watched)
  watchJobFigures(registry, watched)
  watchAdmission(registry, watched)
  if (options.running) tellWhatRuns(registry, options.running)

  async function render(): Promise<string> {
    return registry.metrics()
  }

  return {
    observeRequest(method, path, status, seconds) {
      const labels = {
        route: labelOf(path, status),
        method: METHODS.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      }
      durations.observe(labels, seconds)
    },
    watch(more) {
      Object.assign(watched, more)
    },
    follow: (figures, db) => watchFigures(registry, figures, db),
    render,
    async answer(authorization, address, forwardedFor) {
      if (!mayRead(options.token, authorization, address, forwardedFor)) {
        return new Response('Metrics need the bearer token of METRICS_TOKEN.\n', {
          status: options.token === undefined ? 403 : 401,
          headers: options.token === undefined ? {} : { 'WWW-Authenticate': 'Bearer' },
        })
      }
      return new Response(await render(), {
        headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
      })
    },
  }
}

function tellWhatRuns(registry: Registry, running: Running): void {
  const info = new Gauge({
    name: 'guildhall_info',
    help: 'What runs: always 1, its labels say it',
    labelNames: ['version', 'commit', 'build'],
    registers: [registry],
  })
  info.set(running, 1)
}

function mayRead(
  token: string | undefined,
  authorization: string | undefined,
  address: string,
  forwardedFor?: string,
): boolean {
  if (token !== undefined) return constantTimeEqual(authorization ?? '', `Bearer ${token}`)
  // Behind a proxy on the same machine everyone's address is the machine's own.
  return forwardedFor === undefined && /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/.test(address)
}

function watchPageCache(registry: Registry, watched: Watched): void {
  let seen = { hits: 0, misses: 0 }
  const registers = [registry]
  const pages = new Gauge({ name: 'page_cache_pages', help: 'Pages kept in memory', registers })
  const bytes = new Gauge({ name: 'page_cache_bytes', help: 'Memory that kept pages take', registers })
  registry.registerMetric(
    new Counter({
      name: 'page_cache_requests_total',
      help: 'Requests that looked for a kept page',
      labelNames: ['result'],
      registers: [],
      collect() {
        const figures = watched.pageCache?.()
        if (!figures) return
        this.inc({ result: 'hit' }, Math.max(0, figures.hits - seen.hits))
        this.inc({ result: 'miss' }, Math.max(0, figures.misses - seen.misses))
        seen = { hits: figures.hits, misses: figures.misses }
        pages.set(figures.pages)
        bytes.set(figures.bytes)
      },
    }),
  )
}

function watchPool(registry: Registry, watched: Watched): void {
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool by state, and requests waiting for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        const { pool } = watched
        if (!pool) return
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    }),
  )
}
