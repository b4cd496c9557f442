import { openMarketplace } from '#domain/marketplace.ts'
import { readConfig } from '#platform/config/config.ts'
import { log } from '#platform/log/log.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'
import { stopOnSignal } from '#platform/process/shutdown.ts'

/** The job process: takes jobs until told to stop, and finishes those under way. */
export async function startWorker(): Promise<void> {
  const config = readConfig(process.env)
  log.level = config.logLevel
  const ready = await readyDatabase(config, sayStep)
  const marketplace = await openMarketplace({
    config,
    databaseUrl: ready.url,
    processName: 'guildhall worker',
    superviseJobs: true,
    onJobFailure: (job, error) => log.error({ err: error, job }, 'a job failed'),
  })
  await marketplace.queue.work(marketplace)
  stopOnSignal([
    { name: 'marketplace', stop: () => marketplace.close() },
    { name: 'database', stop: () => ready.stop() },
  ])
  sayStep('The worker takes jobs')
}
