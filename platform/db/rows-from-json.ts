import { getTableColumns, type InferSelectModel, type Table } from 'drizzle-orm'

/** Rows of a table that came as JSON, as part of an answer with others, are what they would have been by themselves. */
export function rowsFromJson<Of extends Table>(
  table: Of,
  rows: readonly Readonly<Record<string, unknown>>[],
): InferSelectModel<Of>[] {
  const columns = Object.entries(getTableColumns(table))
  return rows.map(
    (row) =>
      Object.fromEntries(
        columns.map(([name, column]) => {
          const value = row[column.name] ?? null
          return [name, value === null ? null : column.mapFromDriverValue(value)]
        }),
      ) as InferSelectModel<Of>,
  )
}
