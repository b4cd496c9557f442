import { once } from 'node:events'
import { arePicturesLarge, noteLargePictures } from '#demo/index.ts'
import { SHARPEN_DEMO } from '#demo/sharpen-demo.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { log } from '#platform/log/log.ts'
import { release } from '#platform/process/release.ts'
import { runDemoApart } from './run-demo-apart.ts'

/** Has the pictures of the whole demo drawn large while it is open already; whoever stops it goes on at the next start. */
export function sharpenDemo(marketplace: Marketplace, program: string): { stop(): Promise<void> } {
  const leaving = new AbortController()
  const done = sharpen(marketplace, program, leaving.signal).catch((error: unknown) =>
    log.error({ err: error }, 'the pictures of the demo stay small'),
  )
  return {
    async stop() {
      leaving.abort()
      await done
    },
  }
}

async function sharpen({ config, database, clock }: Marketplace, program: string, leaving: AbortSignal) {
  if (!config.demo || config.demoSize !== 'whole' || (await arePicturesLarge(database, release))) return
  if (leaving.aborted) return
  const child = runDemoApart(program, SHARPEN_DEMO, database.url)
  leaving.addEventListener('abort', () => child.kill('SIGKILL'))
  const [code] = await once(child, 'exit')
  if (code === 0) await noteLargePictures(database, release, clock.now())
}
