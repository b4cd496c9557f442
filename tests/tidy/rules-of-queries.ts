import type { Rule } from './rule.ts'
import type { SourceFile } from './source-files.ts'

/** Columns that are read backwards from the ascending index of a key as well. */
const OF_KEYS = new Set([
  'notification.number',
  'settingChange.id',
  'telemetryReport.id',
  'payoutBatch.number',
])

/** `table.column` of every index that a schema says with `.desc()`. */
function columnsOfDescendingIndexes(sources: readonly SourceFile[]): Set<string> {
  const schemas = sources.filter(({ path }) => path.endsWith('schema.server.ts'))
  const tables = schemas.flatMap(({ text }) => text.split(/^export const (?=\w+ = pgTable)/m).slice(1))
  return new Set(
    tables.flatMap((table) => {
      const name = /^\w+/.exec(table)?.[0] ?? ''
      return [...table.matchAll(/table\.(\w+)\s*\.desc\(\)/g)].map(([, column]) => `${name}.${column}`)
    }),
  )
}

export const rulesOfQueries: readonly Rule[] = [
  {
    name: 'what an index holds newest first is asked for in its order, so that it is not sorted each time',
    check(sources) {
      const held = columnsOfDescendingIndexes(sources)
      return sources
        .filter(({ path }) => /^(app|domain|platform)\//.test(path) && !path.includes('test'))
        .flatMap(({ path, text }) =>
          [...text.matchAll(/(?<![\w.])desc\((\w+\.\w+)\)/g)]
            .filter(([, column = '']) => held.has(column) && !OF_KEYS.has(column))
            .map(([asked]) => `${path}: ${asked} is newestFirst(…) of platform/db`),
        )
    },
  },
]
