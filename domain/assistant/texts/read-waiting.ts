import { sql } from 'drizzle-orm'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'
import { countCategory, readCategory } from '../figures/count-category.ts'
import type { Assistant } from '../open-assistant.ts'
import { type ReadKind, readKinds, type WaitingKind } from '../schema.server.ts'
import { keepTexts, readTexts } from './read-texts.ts'

const AT_ONCE = 16
/** A run ends after so many, and the next goes on: other jobs have their turn. */
const BATCHES_MOST = 60
const CATEGORY_LINES_AT_ONCE = 1_000

/** Things, and the lines of the list that name them. */
type Waiting = { subjectIds: string[]; lineIds: string[] }
type Reads = { assistant: Assistant; transaction: RunInTransaction; now: Date }

/** Reads what was published or changed, and counts categories that were never counted. Answers how many texts were read. */
export async function readWaiting(reads: Reads): Promise<number> {
  let count = 0
  for (let batch = 0; batch < BATCHES_MOST; batch++) {
    const some = await readSome(reads)
    if (some === 0) break
    count += some
  }
  await countCategories(reads, await findUncounted(reads.assistant))
  return count
}

/** Counts every category in which something changed: more to do, and less in a hurry. */
export async function countWaiting(reads: Reads): Promise<void> {
  for (let batch = 0; batch < BATCHES_MOST; batch++) {
    const waiting = await findWaiting(reads.assistant, 'category', CATEGORY_LINES_AT_ONCE)
    if (waiting.lineIds.length === 0) return
    await countCategories(reads, waiting)
  }
}

async function readSome(reads: Reads): Promise<number> {
  for (const kind of readKinds) {
    const waiting = await findWaiting(reads.assistant, kind, AT_ONCE)
    if (waiting.subjectIds.length > 0) {
      await readThese(reads, kind, waiting)
      return waiting.subjectIds.length
    }
    const subjectIds = await findWithoutModel(reads.assistant, kind)
    // What the model can't be asked about now is asked about in a later run.
    if (subjectIds.length > 0 && (await readThese(reads, kind, { subjectIds, lineIds: [] })) > 0)
      return subjectIds.length
  }
  return 0
}

async function findWaiting({ db }: Assistant, kind: WaitingKind, most: number): Promise<Waiting> {
  const { rows } = await db.execute<{ line: string; id: string }>(sql`
    select id::text as line, subject_id as id from text_waiting where kind = ${kind} order by id limit ${most}`)
  return waitingOf(rows)
}

const waitingOf = (rows: readonly { line: string; id: string }[]): Waiting => ({
  subjectIds: [...new Set(rows.map(({ id }) => id))],
  lineIds: rows.map(({ line }) => line),
})

/** Those of which only the words are known, while there is a model. */
async function findWithoutModel({ db, meaning }: Assistant, kind: ReadKind): Promise<string[]> {
  if (meaning.isOff) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select subject_id as id from text_reading where kind = ${kind} and model is null order by subject_id limit ${AT_ONCE}`)
  return rows.map(({ id }) => id)
}

/** Answers how many the model has read. */
async function readThese(
  { assistant, transaction, now }: Reads,
  kind: ReadKind,
  waiting: Waiting,
): Promise<number> {
  const read = await readTexts(assistant, kind, waiting.subjectIds, now)
  await transaction(async (tx) => {
    await keepTexts(tx, kind, read)
    await strike(tx, waiting)
  })
  return read.rows.filter(({ model }) => model !== null).length
}

/** Takes lines from the list: what changed meanwhile has another. */
async function strike({ db }: Transaction, { lineIds }: Waiting): Promise<void> {
  await db.execute(sql`delete from text_waiting where id = any(${sql.param(lineIds)}::bigint[])`)
}

async function findUncounted({ db }: Assistant): Promise<Waiting> {
  const { rows } = await db.execute<{ line: string; id: string }>(sql`
    select id::text as line, subject_id as id from text_waiting waiting
    where kind = 'category' and not exists (select from category_reading where category_id = waiting.subject_id)
    order by id limit ${CATEGORY_LINES_AT_ONCE}`)
  return waitingOf(rows)
}

async function countCategories({ assistant, transaction, now }: Reads, waiting: Waiting): Promise<void> {
  for (const id of waiting.subjectIds) {
    const counts = await readCategory(assistant, id)
    await transaction((tx) => countCategory(tx, id, { counts, now }))
  }
  if (waiting.lineIds.length > 0) await transaction((tx) => strike(tx, waiting))
}
