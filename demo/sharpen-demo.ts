import { setPriority } from 'node:os'
import { openMarketplace } from '#domain/marketplace.ts'
import { readConfig } from '#platform/config/config.ts'
import { log } from '#platform/log/log.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { endWithParent } from './end-with-parent.ts'

export const SHARPEN_DEMO = 'demo:sharpen'

const LEAST_URGENT = 19

/** The process that draws the demo's pictures once more and larger, while the marketplace is open: it takes what others leave. */
export async function runSharpenDemo(): Promise<void> {
  endWithParent()
  setPriority(LEAST_URGENT)
  const config = readConfig(process.env)
  log.level = config.logLevel
  const ready = await readyDatabase(config, () => {})
  const marketplace = await openMarketplace({
    config,
    databaseUrl: ready.url,
    processName: 'guildhall demo',
    superviseJobs: false,
    onJobFailure: (job, error) => log.error({ err: error, job }, 'a job failed'),
  })
  const { sharpenPictures } = await import('./sharpen-pictures.ts')
  const drawn = await sharpenPictures(marketplace)
  log.info({ drawn }, 'the pictures of the demo are as large as a screen')
  await marketplace.close()
  await ready.stop()
  process.removeAllListeners('disconnect')
}
