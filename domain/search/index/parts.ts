import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#platform/db/database.ts'
import { copyIn, copyLine } from '#platform/db/copy-in.ts'
import { sqlState } from '#platform/db/sql-state.ts'
import { searchGeneration, searchPart } from '../schema.server.ts'
import type { SearchKind } from '../search-engine.ts'
import { TITLES_BYTES_MOST } from './posting.ts'

const PIECE_BYTES = 512 * 1024
const PIECES_AT_ONCE = 8
const UNDEFINED_TABLE = '42P01'

/** The generation that was asked is no more: a newer one took its place. */
export class GenerationGone extends Error {}

export const postingTable = (generationId: number) => `search_posting_${generationId}`

/** Writes one part of a generation, cut into pieces. */
export async function writePart(
  client: pg.ClientBase,
  generationId: number,
  name: string,
  data: Buffer,
): Promise<void> {
  function* lines() {
    for (let piece = 0; piece === 0 || piece * PIECE_BYTES < data.length; piece++)
      yield copyLine([
        generationId,
        name,
        piece,
        data.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES),
      ])
  }
  await copyIn(client, 'search_part (generation_id, name, piece, data)', lines())
}

/** Reads one part, a few pieces at a time, straight to where it stays: a large one is never in memory twice. */
export async function readPart(db: Db, generationId: number, name: string): Promise<ArrayBuffer> {
  let whole: Uint8Array<ArrayBuffer> | undefined
  for (let [piece, at] = [0, 0]; !whole || at < whole.length; piece += PIECES_AT_ONCE) {
    const { rows } = await db.execute<{ data: Buffer; bytes: number }>(
      sql`select data, (select sum(octet_length(data)) from search_part
          where generation_id = ${generationId} and name = ${name} and ${piece} = 0)::int as bytes
        from search_part where generation_id = ${generationId} and name = ${name}
          and piece >= ${piece} and piece < ${piece + PIECES_AT_ONCE} order by piece`,
    )
    const [first] = rows
    if (!first) throw new GenerationGone(`There is no part '${name}' of generation ${generationId}`)
    whole ??= new Uint8Array(first.bytes)
    for (const { data } of rows) {
      whole.set(data, at)
      at += data.length
    }
  }
  return whole.buffer
}

/** The parts of a generation while it is loaded. */
export type Parts = {
  read(name: string): Promise<ArrayBuffer>
  /** What is there without another round trip. */
  atHand(name: string): ArrayBuffer | undefined
  has(name: string): Promise<boolean>
}

/**
 * Those of a single piece are read in one round trip: in a small catalogue nearly all are, and a process reads all of them as it
 * starts. Asked for one by one they were half of what a start asks.
 */
export async function openParts(db: Db, generationId: number): Promise<Parts> {
  const { rows } = await db.execute<{ name: string; data: Buffer }>(
    sql`select name, data from search_part first where generation_id = ${generationId} and piece = 0
      and not exists (select from search_part next
        where next.generation_id = ${generationId} and next.name = first.name and next.piece = 1)`,
  )
  const small = new Map(rows.map(({ name, data }) => [name, new Uint8Array(data).buffer]))
  return {
    read: async (name) => small.get(name) ?? readPart(db, generationId, name),
    atHand: (name) => small.get(name),
    async has(name) {
      if (small.has(name)) return true
      const part = and(eq(searchPart.generationId, generationId), eq(searchPart.name, name))
      return (await db.$count(searchPart, and(part, eq(searchPart.piece, 0)))) > 0
    },
  }
}

export type PostingRow = { term: string; segment: number; data: Buffer }

/** What a generation knows of some terms, in one round trip. */
export function readPostings(db: Db, generationId: number, terms: readonly string[]): Promise<PostingRow[]> {
  const table = sql.raw(postingTable(generationId))
  return readRows(
    db,
    generationId,
    sql`select term, segment, data from ${table} where term = any(${sql.param(terms)})`,
  )
}

/** In whose titles among the best they stand: the beginning of a row, and no more of it is read. */
export function readBestTitles(
  db: Db,
  generationId: number,
  terms: readonly string[],
): Promise<PostingRow[]> {
  const table = sql.raw(postingTable(generationId))
  return readRows(
    db,
    generationId,
    sql`select term, segment, substring(data for ${TITLES_BYTES_MOST}) as data from ${table}
      where term = any(${sql.param(terms)}) and segment = 0`,
  )
}

async function readRows(db: Db, generationId: number, query: SQL): Promise<PostingRow[]> {
  try {
    const { rows } = await db.execute<PostingRow>(query)
    return rows
  } catch (error) {
    if (sqlState(error) === UNDEFINED_TABLE) throw new GenerationGone(`Generation ${generationId} is no more`)
    throw error
  }
}

type LiveGeneration = { id: number; documents: number; startedAt: Date }

export async function findLiveGeneration(db: Db, kind: SearchKind): Promise<LiveGeneration | undefined> {
  const [live] = await db
    .select({
      id: searchGeneration.id,
      documents: searchGeneration.documents,
      startedAt: searchGeneration.startedAt,
    })
    .from(searchGeneration)
    .where(and(eq(searchGeneration.kind, kind), eq(searchGeneration.state, 'live')))
    .orderBy(desc(searchGeneration.id))
    .limit(1)
  return live
}
