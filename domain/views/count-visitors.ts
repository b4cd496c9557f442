import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/db/transaction.ts'
import { findSalt, hashVisitor } from './hash-visitor.ts'
import { dayOf } from './seen.ts'

/** What one visitor did about a thing: counts once a day, however often it is told. */
export type VisitorSign = {
  kind: string
  thing: string | number
  /** Who it was, as the day knows them: hashed before it is written anywhere. */
  visitor: string
  at: Date
}

/** How many more there are of a thing on a day. */
export type CountedVisitors = { day: string; kind: string; thing: string; visitors: number }

/** Where an area notes who was counted today: `day`, `kind`, the thing and `visitor_hash` are the key of its table. */
type Noted = { table: PgTable; thing: PgColumn; isThere: (thing: SQL) => SQL }

/**
 * Counts a batch in one statement, each visitor once a day however many processes saw them. Rows are written in the order of their
 * keys, so that two processes wait for one another and never in a ring.
 */
export async function countVisitors(
  tx: Transaction,
  { table, thing, isThere }: Noted,
  signs: readonly VisitorSign[],
): Promise<CountedVisitors[]> {
  if (signs.length === 0) return []
  const salts = new Map<string, string>()
  for (const day of [...new Set(signs.map(({ at }) => dayOf(at)))].toSorted())
    salts.set(day, await findSalt(tx, day))
  const told = signs.map(({ at, kind, thing: id, visitor }) => {
    const day = dayOf(at)
    return { day, kind, thing: String(id), visitor_hash: hashVisitor(salts.get(day) ?? '', visitor) }
  })
  const [name, type] = [sql.identifier(thing.name), sql.raw(thing.getSQLType())]
  const { rows } = await tx.db.execute<CountedVisitors>(sql`
    with fresh as (
      insert into ${table} (day, kind, ${name}, visitor_hash)
      select distinct day, kind, thing::${type}, visitor_hash
      from json_to_recordset(${JSON.stringify(told)}::json) as told(day date, kind text, thing text, visitor_hash text)
      where ${isThere(sql`thing::${type}`)}
      order by 1, 2, 3, 4
      on conflict do nothing
      returning day, kind, ${name} as thing
    )
    select day::text, kind, thing::text, count(*)::int as visitors from fresh group by 1, 2, 3 order by 1, 2, 3`)
  return rows
}
