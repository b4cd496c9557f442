import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isDemoMade, makeDemo } from '#domain/demo/index.ts'
import { FILL_DEMO } from '#domain/fill-demo.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { begin } from '#platform/process/begun.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { sayStep } from '#platform/process/say.ts'

/**
 * Makes what is missing of the demo, by a process that ends when it is done: whoever serves pages would keep a hundred megabytes
 * of it.
 */
export async function fillDemo(marketplace: Marketplace, program: string): Promise<void> {
  const { config, database, settings, clock } = marketplace
  if (!config.demo || (await isDemoMade(database, config.demoSize))) return
  // A process would take longer to start than a few people without their work take to join.
  if (config.demoSize === 'people') {
    const place = { ...marketplace, siteOrigin: config.origin, secret: config.secret }
    await makeDemo(place, clock.now(), sayStep, config.demoSize)
  } else await makeApart(database.url, program)
  await settings.refresh()
}

async function makeApart(databaseUrl: string, program: string): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, program, FILL_DEMO], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DEMO: process.env['DEMO'] || 'on', DATABASE_URL: databaseUrl },
  })
  const ended = once(child, 'exit')
  child.on('message', (line) => sayStep(String(line)))
  begin(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const [code] = await ended
  if (code !== 0) throw new StartError('The demo could not be made; what was printed before this says why.')
}
