import pg from 'pg'
import { publish } from '#platform/realtime/bus.ts'
import { LIVE_TOPIC } from '#platform/realtime/live-events.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startWebProcess } from '../../tests/server/web-process.ts'
import { quantile } from '../statistics.ts'
import { openStream } from './open-stream.ts'
import { makeSignedIn } from '../../tests/server/signed-in-members.ts'

const TIMES = 400

export type Echo = { bareP95Ms: number; streamP95Ms: number; ratio: number }

/** From the commit of what happens until the reader's browser hears of it, against one bare connection that hears another's NOTIFY. */
export async function measureEcho(databaseUrl: string): Promise<Echo> {
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn', JOBS: 'apart' })
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'bench teller' })
  const [asker, hearer] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
  try {
    const [listener] = await makeSignedIn(databaseUrl, 1)
    if (!listener) throw new Error('There is nobody to listen')
    const stream = await openStream(web.origin, listener.cookie)
    await asker.connect()
    await hearer.connect()
    await hearer.query('listen bench_echo')
    const hearOverStream = () =>
      timed(
        (heard) => stream.onEvent(heard),
        () => publish(database.db, LIVE_TOPIC, { to: [listener.memberId], event: { kind: 'bench' } }),
      )
    const hearBare = () =>
      timed(
        (heard) => void hearer.once('notification', heard),
        () => asker.query("select pg_notify('bench_echo', 'x')"),
      )
    for (let warm = 0; warm < 50; warm++) await hearOverStream()
    const times = { bare: [] as number[], stream: [] as number[] }
    for (let turn = 0; turn < TIMES; turn++) {
      times.bare.push(await hearBare())
      times.stream.push(await hearOverStream())
    }
    stream.close()
    const [bareP95Ms, streamP95Ms] = [quantile(times.bare, 0.95), quantile(times.stream, 0.95)]
    return { bareP95Ms, streamP95Ms, ratio: streamP95Ms / bareP95Ms }
  } finally {
    await asker.end()
    await hearer.end()
    await database.close()
    await web.stop()
  }
}

/** From just before the statement that tells of it, and commits by itself, until it is heard. */
async function timed(listen: (heard: () => void) => void, tell: () => Promise<unknown>): Promise<number> {
  const heard = new Promise<number>((resolve) => listen(() => resolve(performance.now())))
  const began = performance.now()
  await tell()
  return (await heard) - began
}
