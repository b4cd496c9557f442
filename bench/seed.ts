import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config/config.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'
import { buildSearch } from './seed/build-search.ts'
import { loadScale } from './seed/load-scale.ts'

const { values } = parseArgs({
  options: { services: { type: 'string', default: '100000' }, database: { type: 'string' } },
})
const services = Number(values.services)
if (!Number.isInteger(services) || services < 1) throw new Error('--services is a whole number, at least 1')

const config = readConfig({ ...process.env, ...(values.database ? { DATABASE_URL: values.database } : {}) })
const ready = await readyDatabase(config, sayStep)
try {
  const loaded = await loadScale(ready.url, { services, startedAt: new Date(), say: sayStep })
  sayStep(
    `${loaded.services} services in ${loaded.seconds.toFixed(1)} s, ${Math.round(loaded.services / loaded.seconds)} a second`,
  )
  const built = await buildSearch(ready.url)
  sayStep(`The index was built in ${built.seconds.toFixed(1)} s`)
} finally {
  await ready.stop()
}
