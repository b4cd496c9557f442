import { count, eq, sql } from 'drizzle-orm'
import type { Figure } from '#platform/telemetry/figure.ts'
import { searchDelta, searchGeneration } from './schema.server.ts'

export const searchFigures: readonly Figure[] = [
  {
    name: 'search_index_age_seconds',
    help: 'How long ago the index in use was built, by kind',
    label: 'kind',
    everySeconds: 60,
    read: (db) =>
      db
        .select({
          of: searchGeneration.kind,
          value: sql<number>`extract(epoch from now() - max(${searchGeneration.builtAt}))::float8`,
        })
        .from(searchGeneration)
        .where(eq(searchGeneration.state, 'live'))
        .groupBy(searchGeneration.kind),
  },
  {
    name: 'search_index_touched',
    help: 'What changed since the index in use was built, and is looked at beside it, by kind',
    label: 'kind',
    everySeconds: 60,
    read: (db) =>
      db.select({ of: searchDelta.kind, value: count() }).from(searchDelta).groupBy(searchDelta.kind),
  },
]
