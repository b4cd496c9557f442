import { setTimeout as wait } from 'node:timers/promises'
import { startWebProcess } from '../../tests/server/web-process.ts'
import { load } from '../load.ts'
import { residentMegabytes } from '../memory.ts'
import { median } from '../statistics.ts'
import { makeSignedIn } from '../../tests/server/signed-in-members.ts'
import { openStream, type OpenStream } from './open-stream.ts'

const STREAMS = 5_000
const OF_A_MEMBER = 5
const AT_ONCE = 16
const ROUNDS = 5
const PAGE = '/docs/terms'

export type IdleStreams = { streams: number; kilobytesEach: number; aloneP95Ms: number; besideP95Ms: number }

/** What streams cost a process on which nothing happens, and whoever asks it for pages meanwhile. */
export async function measureIdleStreams(databaseUrl: string): Promise<IdleStreams> {
  const listeners = await makeSignedIn(databaseUrl, STREAMS / OF_A_MEMBER)
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn', JOBS: 'apart' })
  const open: OpenStream[] = []
  try {
    const ask = () => load(web.origin + PAGE, { connections: 4, seconds: 2, gzip: true })
    // The heap has grown to what pages need before it is looked at what streams add.
    for (let warm = 0; warm < 3; warm++) await ask()
    const alone: number[] = []
    for (let round = 0; round < ROUNDS; round++) alone.push((await ask()).p95Ms)
    await wait(5_000)
    const before = residentMegabytes(web.pid)
    const cookies = listeners.flatMap(({ cookie }) => Array.from({ length: OF_A_MEMBER }, () => cookie))
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let cookie = cookies.pop(); cookie !== undefined; cookie = cookies.pop())
          open.push(await openStream(web.origin, cookie))
      }),
    )
    await wait(30_000)
    const kilobytesEach = ((residentMegabytes(web.pid) - before) * 1_024) / open.length
    const beside: number[] = []
    for (let round = 0; round < ROUNDS; round++) beside.push((await ask()).p95Ms)
    return {
      streams: open.length,
      kilobytesEach,
      aloneP95Ms: median(alone),
      besideP95Ms: median(beside),
    }
  } finally {
    for (const stream of open) stream.close()
    await web.stop()
  }
}
