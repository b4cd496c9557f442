import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'

type Open = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/** A statement whose answer nobody waits for. */
export type Write = {
  query: SQLWrapper
  /** The rows that it makes or changes, where another write of the transaction may mean the same ones. */
  rows?: readonly string[]
  /** It returns the row that it changed; where there was none, this is thrown. */
  orElse?: () => Error
}

/** What is said once, at the end of a transaction, with all others of its kind. */
export type Gathering<Item> = { name: string; write(items: readonly Item[]): SQL }

type Send = (statement: { text: string; values: unknown[] }) => Promise<{ rows: object[] }>
type Gathered = { gathering: Gathering<unknown>; items: unknown[] }
type Notice = { channel: string; payload: string }

const dialect = new PgDialect()
/** As many parameters as a statement of PostgreSQL may have. */
const PARAMETERS_MOST = 65_535
const WRITES_MOST = 200

/**
 * What a transaction has still to write. Writes whose answers nobody waits for go to the database together, as parts of one
 * statement, before anything else is asked of it; jobs and notices at the very end. The parts of a statement don't see one another:
 * two writes that mean the same row go one after the other.
 */
export class PendingWrites {
  /** Why it came to nothing, where that is a word to a person and not a fault of the statement that met it. */
  refusal: Error | undefined
  readonly #send: Send
  #batches: Write[][] = []
  #rows = new Set<string>()
  #gathered = new Map<string, Gathered>()
  #notices = new Map<string, Notice>()
  #known = new Map<symbol, unknown>()

  constructor(send: Send) {
    this.#send = send
  }

  add(write: Write): void {
    const last = this.#batches.at(-1)
    const isKnown = write.rows?.some((row) => this.#rows.has(row))
    if (!last || isKnown || last.length >= WRITES_MOST) {
      this.#batches.push([write])
      this.#rows = new Set()
    } else last.push(write)
    for (const row of write.rows ?? []) this.#rows.add(row)
  }

  gather<Item>(gathering: Gathering<Item>, item: Item): void {
    const known = this.#gathered.get(gathering.name)
    if (known) known.items.push(item)
    else this.#gathered.set(gathering.name, { gathering: gathering as Gathering<never>, items: [item] })
  }

  notify(notice: Notice): void {
    this.#notices.set(`${notice.channel} ${notice.payload}`, notice)
  }

  /** Before the database is asked for anything else. */
  async flush(): Promise<void> {
    for (const batch of this.#take()) await this.#write(batch)
  }

  /** Asks for what does not depend on anything that waits, in one statement with it; what comes back is JSON. */
  async ask<Row>(parts: Readonly<Record<string, SQLWrapper>>, answer: SQL): Promise<Row[]> {
    const batches = this.#take()
    const last = batches.pop() ?? []
    for (const batch of batches) await this.#write(batch)
    return this.#together<Row>(last, parts, answer)
  }

  /** The last statement before the transaction ends. */
  async finish(): Promise<void> {
    for (const { gathering, items } of this.#gathered.values()) this.add({ query: gathering.write(items) })
    this.#gathered.clear()
    const notices = [...this.#notices.values()]
    this.#notices.clear()
    if (notices.length === 0) return this.flush()
    const told = sql`(select pg_notify(notice.channel, notice.payload)
      from json_to_recordset(${JSON.stringify(notices)}::json) as notice(channel text, payload text))`
    await this.ask({ told }, sql`select count(*) from told`)
  }

  /** What the transaction has learnt of itself; forgotten with all that is rolled back, in part as well. */
  recall<Known>(what: symbol, begin: () => Known): Known {
    const known = (this.#known.get(what) as Known | undefined) ?? begin()
    this.#known.set(what, known)
    return known
  }

  /** The transaction has come to nothing. */
  discard(): void {
    this.#take()
    this.#known.clear()
    this.#gathered.clear()
    this.#notices.clear()
  }

  #take(): Write[][] {
    const batches = this.#batches
    this.#batches = []
    this.#rows = new Set()
    return batches
  }

  async #write(batch: readonly Write[]): Promise<void> {
    await this.#together(batch, {}, sql`select 1 where false`)
  }

  async #together<Row>(
    writes: readonly Write[],
    parts: Readonly<Record<string, SQLWrapper>>,
    answer: SQL,
  ): Promise<Row[]> {
    const named = [
      ...writes.map(
        ({ query }, place) => sql`${sql.identifier(`write_${place}`)} as ${inParentheses(query)}`,
      ),
      ...Object.entries(parts).map(([name, part]) => sql`${sql.identifier(name)} as ${inParentheses(part)}`),
    ]
    const guarded = writes.flatMap(({ orElse }, place) => (orElse ? [{ place, orElse }] : []))
    const done = guarded.map(
      ({ place }) =>
        sql`, (select count(*) from ${sql.identifier(`write_${place}`)})::int as ${sql.identifier(`done_${place}`)}`,
    )
    const before = named.length > 0 ? sql`with ${sql.join(named, sql`, `)} ` : sql``
    const { sql: text, params } = dialect.sqlToQuery(
      sql`${before}select (select coalesce(json_agg(answer), '[]') from (${answer}) as answer) as rows${sql.join(done)}`,
    )
    if (params.length > PARAMETERS_MOST && writes.length > 1) return this.#inHalves(writes, parts, answer)
    const { rows } = await this.#send({ text, values: params })
    const [row] = rows as [Record<string, unknown>]
    for (const { place, orElse } of guarded) if (row[`done_${place}`] === 0) throw (this.refusal = orElse())
    return row['rows'] as Row[]
  }

  async #inHalves<Row>(
    writes: readonly Write[],
    parts: Readonly<Record<string, SQLWrapper>>,
    answer: SQL,
  ): Promise<Row[]> {
    const half = Math.ceil(writes.length / 2)
    await this.#write(writes.slice(0, half))
    return this.#together(writes.slice(half), parts, answer)
  }
}

/** A query of drizzle comes in parentheses by itself, and SQL as it was written. */
const inParentheses = (query: SQLWrapper): SQL => sql`(${query.getSQL()})`

const pendingOf = new WeakMap<object, PendingWrites>()

/** From now on what is written soon in this transaction is kept there. */
export function keepWrites(db: Open, writes: PendingWrites): void {
  pendingOf.set(db, writes)
}

/** Nothing but a transaction can put off what it writes. */
export const findPendingWrites = (db: NodePgDatabase | Open): PendingWrites | undefined => pendingOf.get(db)

/** Writes before anything else is asked of the transaction, together with what else waits. */
export function writeSoon(db: Open, ...writes: Write[]): void {
  const pending = expectPendingWrites(db)
  for (const write of writes) pending.add(write)
}

/** Asks for what does not depend on what is written soon, in one statement with it: parts by their names, and what is read of them, as JSON. */
export function askWithWrites<Row>(
  db: Open,
  parts: Readonly<Record<string, SQLWrapper>>,
  answer: SQL,
): Promise<Row[]> {
  return expectPendingWrites(db).ask<Row>(parts, answer)
}

export function expectPendingWrites(db: Open): PendingWrites {
  const pending = pendingOf.get(db)
  if (!pending) throw new Error('Only the transaction of an operation writes soon')
  return pending
}
