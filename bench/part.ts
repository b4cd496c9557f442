/** What every part of the measuring starts from: an empty PostgreSQL that runs for the whole of it. */
export type EmptyDatabase = { databaseUrl: string }

/** One part: it measures, and writes its tables. */
export type Part = (database: EmptyDatabase) => Promise<void>
