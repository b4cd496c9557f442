import type pg from 'pg'

type Column = { name: string; type: string; isNeeded: boolean; choices: string[]; refersTo: string | null }
type Table = { name: string; columns: Column[] }

/** One word for each type that stands for anything of it; what a column may hold besides is found by trying. */
const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^uuid$/, 'gen_random_uuid()'],
  [/^timestamp|^date$/, `now()`],
  [/^boolean$/, 'true'],
  [/^jsonb?$/, `'{}'`],
  [/\[\]$/, `'{}'`],
  [/^inet$/, `'192.0.2.1'`],
  [/^bytea$/, `'\\x00'`],
  [/int|numeric|real|double/, '1'],
  [/^text$/, `'x' || substr(md5(random()::text), 1, 12)`],
]
/** Texts that a rule of their table spells out. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/email|_address$/, `substr(md5(random()::text), 1, 12) || '@example.org'`],
  [/currency/, `'EUR'`],
  [/_url$|^endpoint$/, `'https://example.org/' || substr(md5(random()::text), 1, 12)`],
]
const MOST_CHOICES = 8

/**
 * Puts a row into every table that is new and takes one made from its own description; gives those that took none. One row is
 * enough for a migration to stumble over, and several would meet rules that only the product keeps between them.
 */
export async function fillNewTables(client: pg.Client, known: ReadonlySet<string>): Promise<TablesFilled> {
  const tables = await describeTables(client, known)
  let empty = await listEmpty(client, tables)
  // What refers to another table finds a row there in the next round.
  for (let left = Infinity; empty.length < left; empty = await listEmpty(client, empty)) {
    left = empty.length
    for (const table of empty) await fillTable(client, table)
  }
  return { tables: tables.map(({ name }) => name), empty: empty.map(({ name }) => name) }
}

type TablesFilled = { tables: string[]; empty: string[] }

async function listEmpty(client: pg.Client, tables: readonly Table[]): Promise<Table[]> {
  if (tables.length === 0) return []
  const counted = tables.map(
    ({ name }) => `select '${name}' as name where not exists (select from "${name}")`,
  )
  const { rows } = await client.query<{ name: string }>(counted.join(' union all '))
  const empty = new Set(rows.map(({ name }) => name))
  return tables.filter(({ name }) => empty.has(name))
}

async function fillTable(client: pg.Client, { name, columns }: Table): Promise<void> {
  const chosen = columns.filter(({ choices }) => choices.length > 1)
  const most = Math.min(MOST_CHOICES, Math.max(1, ...chosen.map(({ choices }) => choices.length)))
  for (const given of [columns.filter(({ isNeeded }) => isNeeded), columns])
    for (let choice = 0; choice < most; choice++) {
      const values = given.map((column) => valueOf(column, choice))
      const statement =
        given.length === 0
          ? `insert into "${name}" default values`
          : `insert into "${name}" (${given.map((one) => `"${one.name}"`).join(', ')}) overriding system value values (${values.join(', ')})`
      const isTaken = await client.query(statement).then(
        () => true,
        () => false,
      )
      if (isTaken) return
    }
}

function valueOf({ name, type, choices, refersTo }: Column, choice: number): string {
  if (refersTo) return `(${refersTo} order by random() limit 1)`
  const literal = choices[choice % Math.max(1, choices.length)]
  if (literal !== undefined) return literal
  const known = (type === 'text' ? TEXTS.find(([sign]) => sign.test(name)) : undefined) ?? []
  return known[1] ?? VALUES.find(([sign]) => sign.test(type))?.[1] ?? 'null'
}

async function describeTables(client: pg.Client, known: ReadonlySet<string>): Promise<Table[]> {
  const { rows } = await client.query<Column & { table: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded",
       coalesce((select array_agg(literal[1]) from pg_constraint k,
         regexp_matches(pg_get_constraintdef(k.oid), '(''[^'']*'')(?:::text)?[,\\]]', 'g') as literal
         where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
           and pg_get_constraintdef(k.oid) like '%ANY%'), '{}') as choices,
       (select format('select %I from %I', other.attname, k.confrelid::regclass::text) from pg_constraint k
         join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[array_position(k.conkey, a.attnum)]
         where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey) limit 1) as "refersTo"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
       and c.relname <> all($1)
     order by c.oid, a.attnum`,
    [[...known]],
  )
  const tables = new Map<string, Column[]>()
  for (const { table, ...column } of rows) tables.set(table, [...(tables.get(table) ?? []), column])
  return [...tables].map(([name, columns]) => ({ name, columns }))
}
