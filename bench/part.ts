/** What every part of the measuring is given: an empty PostgreSQL that runs for the whole of it. */
export type Hall = { databaseUrl: string }

/** One part: it measures, and writes its tables. */
export type Part = (hall: Hall) => Promise<void>
