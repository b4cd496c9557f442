import { makeDemo } from '#demo/index.ts'
import { openMarketplace } from '#domain/marketplace.ts'
import { readConfig } from '#platform/config/config.ts'
import { log } from '#platform/log/log.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { endWithParent } from './end-with-parent.ts'

export const FILL_DEMO = 'demo:fill'

/** The process that makes the demo for a web process, and tells it of every step. */
export async function runFillDemo(): Promise<void> {
  endWithParent()
  const config = readConfig(process.env)
  log.level = config.logLevel
  const tell = (line: string) => void process.send?.(line)
  const ready = await readyDatabase(config, tell)
  const marketplace = await openMarketplace({
    config,
    databaseUrl: ready.url,
    processName: 'guildhall demo',
    superviseJobs: false,
    onJobFailure: (job, error) => log.error({ err: error, job }, 'a job failed'),
  })
  const place = { ...marketplace, siteOrigin: config.origin, secret: config.secret }
  await makeDemo(place, marketplace.clock.now(), tell, config.demoSize)
  await marketplace.close()
  await ready.stop()
  process.removeAllListeners('disconnect')
}
