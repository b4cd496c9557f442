import { once } from 'node:events'
import { isDemoMade, makeDemo, noteDemoMade } from '#demo/index.ts'
import { FILL_DEMO } from '#demo/fill-demo.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { begin } from '#platform/process/begun.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { sayStep } from '#platform/process/say.ts'
import { isBuilt, release } from '#platform/process/release.ts'
import { runDemoApart } from './run-demo-apart.ts'

/** Makes what is missing of the demo. */
export async function fillDemo(marketplace: Marketplace, program: string): Promise<void> {
  const { config, database, settings, clock } = marketplace
  if (!config.demo || (await isDemoMade(database, config.demoSize, release))) return
  const place = { ...marketplace, siteOrigin: config.origin, secret: config.secret }
  // A few people are made sooner than a process starts.
  if (config.demoSize === 'people') await makeDemo(place, clock.now(), sayStep, config.demoSize)
  else await fillApart(program, database.url)
  await settings.refresh()
  // While the sources change, nobody knows whether it is all there.
  if (isBuilt) await noteDemoMade(database, config.demoSize, release, clock.now())
}

/** By a process that ends when it is done: whoever serves pages would keep a hundred megabytes of it. */
async function fillApart(program: string, databaseUrl: string): Promise<void> {
  const child = runDemoApart(program, FILL_DEMO, databaseUrl)
  const ended = once(child, 'exit')
  child.on('message', (line) => sayStep(String(line)))
  begin(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const [code] = await ended
  if (code !== 0)
    throw new StartError('The demo could not be made to its end. Start again: it goes on where it stopped.')
}
