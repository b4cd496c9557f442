import type { Person } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'

/** One file of an export: something to be written as JSON, line by line where it is long, or a stored file. */
export type ExportFile =
  | { name: string; json: unknown }
  | { name: string; list: AsyncIterable<unknown> }
  | { name: string; fileKey: string }

/** What an area has of a person. Areas say so in their `area.ts`. */
export type ExportPart = (source: { db: Db; person: Person }) => AsyncIterable<ExportFile>

export type ExportParts = Readonly<Record<string, ExportPart>>
