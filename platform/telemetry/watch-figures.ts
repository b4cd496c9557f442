import { Gauge, type Registry } from 'prom-client'
import { within } from '#platform/clock/within.ts'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import type { Figure, FigureValue } from './figure.ts'

/** Whoever gathers figures waits a few seconds at most; what takes longer is there when they ask again. */
const LIMIT_MS = 1_500

/** Figures that the database has to look for: seldom, never twice at once, and never in the way of the others. */
export function watchFigures(registry: Registry, figures: readonly Figure[], db: Db): void {
  for (const figure of figures) {
    const { name, help, label } = figure
    const look = readSeldom(figure, db)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers: [],
        async collect() {
          const values = await look()
          this.reset()
          // That nothing is known is not the same as that there is nothing.
          if (!label && values.length === 0) this.remove()
          for (const { of, value } of values)
            this.set(label && of !== undefined ? { [label]: of } : {}, value)
        },
      }),
    )
  }
}

function readSeldom({ name, everySeconds, read }: Figure, db: Db): () => Promise<FigureValue[]> {
  let known: { atMs: number; values: FigureValue[] } | undefined
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      known = { atMs: performance.now(), values: await read(db) }
    } catch (error) {
      known = undefined
      log.debug({ err: error, figure: name }, 'a figure could not be read')
    }
  }

  return async () => {
    const isFresh = known !== undefined && performance.now() - known.atMs < everySeconds * 1_000
    if (!isFresh) looking ??= look().finally(() => (looking = undefined))
    if (looking) await within(LIMIT_MS, looking).catch(() => {})
    return known?.values ?? []
  }
}
