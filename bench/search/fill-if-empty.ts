import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { peakMegabytes } from '../memory.ts'
import { writeTable } from '../report.ts'
import { buildSearch } from '../seed/build-search.ts'
import { loadScale } from '../seed/load-scale.ts'

/** Loads services and builds their index where there are none, and writes down how long it took. */
export async function fillIfEmpty(url: string, services: number): Promise<void> {
  const { applied } = await migrateDatabase(url, migrationsFolder())
  if (applied === 0) return
  const say = (line: string) => console.log(line)
  const loaded = await loadScale(url, { services, startedAt: new Date(), say })
  const built = await buildSearch(url)
  writeTable(
    `loading ${services}`,
    [
      'services',
      'loaded in, s',
      'a second (at least 10,000)',
      'of it putting indexes back, s',
      'search built in, s',
      'peak memory, MB',
    ],
    [
      [
        String(services),
        loaded.seconds.toFixed(1),
        (loaded.services / loaded.seconds).toFixed(0),
        loaded.indexSeconds.toFixed(1),
        built.seconds.toFixed(1),
        peakMegabytes(process.pid).toFixed(0),
      ],
    ],
  )
}
