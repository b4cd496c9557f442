import { figures } from '#domain/areas.ts'
import { openMarketplace, type Marketplace } from '#domain/marketplace.ts'
import { checkSecret, resealAll } from '#domain/check-secret.ts'
import { listTroubles, watchJobs } from '#domain/watch/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { listen, type Listening } from '#platform/http/listen.ts'
import { inspectJobs } from '#platform/jobs/inspect-jobs.ts'
import { log } from '#platform/log/log.ts'
import { countWaitingMail } from '#platform/mail/queries.ts'
import { answerProbes } from '#platform/process/answer-probes.ts'
import { giveBackMemory } from '#platform/process/give-back-memory.ts'
import { healthOf } from '#platform/process/health.ts'
import { release, running } from '#platform/process/release.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'
import { stopOnSignal } from '#platform/process/shutdown.ts'
import { beginTracing } from '#platform/telemetry/tracing/begin-tracing.ts'
import { openMetrics } from '#platform/telemetry/metrics.ts'

/** The job process: takes jobs until told to stop, and finishes those under way. */
export async function startWorker(): Promise<void> {
  const config = readConfig(process.env)
  log.level = config.logLevel
  const tracing = await beginTracing({
    endpoint: config.tracesEndpoint,
    service: 'guildhall-worker',
    release,
  })
  const ready = await readyDatabase(config, sayStep)
  const marketplace = await openMarketplace({
    config,
    databaseUrl: ready.url,
    processName: 'guildhall worker',
    superviseJobs: true,
    onJobFailure: (job, error) => log.error({ err: error, job }, 'a job failed'),
  })
  await checkSecret(marketplace)
  await marketplace.takeJobs()
  giveBackMemory()
  const watch = watchJobs(marketplace)
  const probes = await listenForProbes(marketplace)
  stopOnSignal({
    steps: [
      { name: 'watching jobs', stop: () => watch.stop() },
      { name: 'marketplace', stop: () => marketplace.close() },
      { name: 'probes', stop: () => probes?.finish() },
      { name: 'database', stop: () => ready.stop() },
      { name: 'traces', stop: () => tracing.stop() },
    ],
  })
  sayStep('The worker takes jobs')
  await resealAll(marketplace, sayStep)
}

/** Whether it lives, for whoever starts it again when it does not: only where the operator gave it a port. */
async function listenForProbes(marketplace: Marketplace): Promise<Listening | undefined> {
  const { config, database, queue, bus } = marketplace
  const { quick } = database
  if (config.workerPort === undefined) return undefined
  const metrics = openMetrics({ token: config.metricsToken, running })
  metrics.follow(figures, database.db)
  metrics.watch({
    pool: database.pool,
    jobs: () => inspectJobs(quick),
    mailWaiting: () => countWaitingMail(quick),
  })
  const health = healthOf({ running, db: quick, jobs: queue, bus, listTroubles: () => listTroubles(quick) })
  return listen(answerProbes({ health, metrics }), {
    host: config.host,
    port: config.workerPort,
    variable: 'WORKER_PORT',
  })
}
