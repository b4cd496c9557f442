import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/variables.ts'
import type { Db } from '#platform/db/database.ts'
import { openDeliverer } from './deliver.ts'
import { parseDsn, tunnelNames, type TunnelNames } from './dsn.ts'
import { openMetrics, type Metrics, type Running } from './metrics.ts'
import { receiveReport } from './receive-report.ts'
import { reportFault, type Fault } from './report-fault.ts'
import { openReportLimit } from './report-limit.ts'

export type BrowserIdentity = TunnelNames & { publicKey: string; release: string }

/** Errors and performance: from the browser, from the server, and the process's own figures. */
export type Telemetry = {
  /** What the pages tell the browser's client; where reports end is not among it. */
  browser: BrowserIdentity
  /** Whether a Sentry server is configured; otherwise reports are kept in the database. */
  forwards: boolean
  /** The operation behind POST /monitoring. */
  receive(request: Request, address: string): Promise<Response>
  /** Logs and reports a fault and returns the digest to show; undefined for what is no fault. */
  reportFault(fault: Fault): string | undefined
  metrics: Metrics
  /** Waits until the reports under way are sent on or kept. */
  settled(): Promise<void>
}

type TelemetryOptions = {
  config: Pick<Config, 'origin' | 'sentryDsn' | 'metricsToken'>
  db: Db
  fetch: typeof fetch
  clock?: Clock
  release?: string
  running?: Running
  routeOf?: (path: string) => string | undefined
}

const MOST_REPORTS_A_MINUTE = 60

export function openTelemetry({
  config,
  db,
  fetch,
  clock = systemClock,
  release = 'guildhall',
  running,
  routeOf,
}: TelemetryOptions): Telemetry {
  const dsn = config.sentryDsn === undefined ? undefined : parseDsn(config.sentryDsn)
  const names = tunnelNames(dsn)
  const deliverer = openDeliverer({ dsn, db, fetch, clock })
  const limit = openReportLimit(db, MOST_REPORTS_A_MINUTE)
  return {
    browser: { ...names, publicKey: dsn?.publicKey ?? names.organisation, release },
    forwards: dsn !== undefined,
    receive: (request, address) =>
      receiveReport({ names, ownOrigin: config.origin, clock, limit, deliverer }, request, address),
    reportFault: (fault) => reportFault({ release, clock, deliverer }, fault),
    metrics: openMetrics({
      token: config.metricsToken,
      ...(running ? { running } : {}),
      ...(routeOf ? { routeOf } : {}),
    }),
    settled: () => deliverer.settled(),
  }
}
