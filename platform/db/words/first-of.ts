import { sql, type SQL } from 'drizzle-orm'

/** So many rows are looked at one after another. */
const LOOKED_AT = 300
/** Whoever finds so many among them has words that very many have. */
const ENOUGH = 8
const PLANNED_FOR = 3_000

type Sought = { table: string; column?: string; where: SQL; most: number }

/**
 * The first so many rows of a table that have some words, in no order. Words that very many have are met among a few rows; all others are asked
 * of their index, as if far more were wanted. The planner alone can't tell which are which: it would look up very many to show a few of
 * them, or read on for a few and, of words that nobody has, read all.
 */
export function firstOf({ table, column = 'id', where, most }: Sought): SQL {
  const [from, id] = [sql.identifier(table), sql.identifier(column)]
  return sql`with
    met as materialized (select ${id} from (select * from ${from} limit ${LOOKED_AT}) as ${from} where ${where} limit ${most}),
    found as materialized (select ${id} from ${from} where ${where} and (select count(*) from met) < ${ENOUGH} limit ${PLANNED_FOR})
    select ${id} from met union all (select ${id} from found limit ${most})`
}
