import type pg from 'pg'
import type { Db } from '#platform/db/database.ts'
import { copyIn, copyLine } from '#platform/db/copy-in.ts'
import type { DocumentSource } from '../document-source.ts'
import type { SearchDocument, SearchKind } from '../search-engine.ts'
import { makeDictionary } from '../words/dictionary.ts'
import type { StemWords } from '../words/stem-words.ts'
import { columnNames, ID_BYTES, idAt, idBytes, openColumns } from './columns.ts'
import { keyedSorts, MOST_DOCUMENTS, sortDocs } from './orders.ts'
import { postingTable, writePart } from './parts.ts'
import { encodePosting, SEGMENT_DOCS } from './posting.ts'
import { openSegmentBuilder, type SegmentBuilder } from './segment-builder.ts'
import { openTally } from './tally.ts'

type Build = {
  client: pg.ClientBase
  db: Db
  kind: SearchKind
  source: DocumentSource
  stem: StemWords
  generationId: number
}

const LISTED_AT_ONCE = 20_000
const DESCRIBED_AT_ONCE = 250
const LABELS_COUNTED_MOST = 200_000
const LABELS_MOST = 20_000

/** Writes a whole generation, one segment at a time, and tells how many documents it has. Nobody sees it until it is live. */
export async function buildGeneration(build: Build): Promise<number> {
  const { client, generationId } = build
  const numbered = await numberDocuments(build)
  const count = numbered.ids.length / ID_BYTES
  const columns = openColumns(count)
  const builder = openSegmentBuilder(build.stem)
  const labels = openTally(LABELS_COUNTED_MOST)
  const gone: number[] = []
  const table = postingTable(generationId)
  await client.query(
    `create table ${table} (term text collate "C" not null, segment int not null, data bytea storage external not null)`,
  )
  for (let segment = 0; segment * SEGMENT_DOCS < count; segment++) {
    const first = segment * SEGMENT_DOCS
    const end = Math.min(count, first + SEGMENT_DOCS)
    for await (const described of describeAhead(build, numbered.ids, first, end)) {
      await builder.add(described.present.map(({ doc, document }) => ({ doc: doc - first, document })))
      for (const { doc, document } of described.present) {
        columns.put(doc, { ...document, quality: numbered.qualities[doc] ?? 0 })
        for (const label of document.labels) labels.add(label)
      }
      gone.push(...described.gone)
    }
    await copyIn(client, `${table} (term, segment, data)`, postingLines(segment, builder))
    labels.prune()
  }
  await client.query(`alter table ${table} add primary key (term, segment)`)
  await client.query(`analyze ${table}`)

  const finished = columns.finish()
  // Whoever went while this was built still stands where the order by id looks for them.
  numbered.ids.copy(finished.ids)
  const write = (name: string, data: NodeJS.TypedArray | string) =>
    writePart(client, generationId, name, typeof data === 'string' ? Buffer.from(data) : bytesOf(data))
  for (const name of columnNames) await write(`column ${name}`, finished[name])
  await write('ids', finished.ids)
  await write('values', JSON.stringify(finished.values))
  await write('by-id', numbered.byId)
  await write('gone', Uint32Array.from(gone))
  const everyDoc = Uint32Array.from({ length: count }, (_, doc) => doc)
  for (const sort of keyedSorts) await write(`order ${sort}`, sortDocs(finished, everyDoc, sort))
  const dictionary = makeDictionary(builder.wordCounts())
  await write('words', JSON.stringify({ words: dictionary.words, labels: labels.most(LABELS_MOST) }))
  await write('word-counts', dictionary.counts)
  return count
}

function* postingLines(segment: number, builder: SegmentBuilder) {
  for (const { term, posting } of builder.takeSegment())
    yield copyLine([term, segment, encodePosting(posting)])
}

type Numbered = { ids: Buffer; qualities: Float32Array; byId: Uint32Array }

/** Every document there is, the best first; documents are listed by id, so that equals stand in the order of ids. */
async function numberDocuments({ db, source }: Build): Promise<Numbered> {
  const listed: Buffer[] = []
  const qualities: number[] = []
  for (let after: string | undefined; ;) {
    const some = await source.list(db, after, LISTED_AT_ONCE)
    for (const one of some) {
      listed.push(idBytes(one.id))
      qualities.push(one.quality)
    }
    after = some.at(-1)?.id
    if (some.length < LISTED_AT_ONCE) break
  }
  const count = listed.length
  if (count > MOST_DOCUMENTS) throw new RangeError(`An index holds at most ${MOST_DOCUMENTS} documents`)
  const order = orderByQuality(Float32Array.from(qualities))
  const ids = Buffer.alloc(count * ID_BYTES)
  const byId = new Uint32Array(count)
  const sorted = new Float32Array(count)
  order.forEach((at, doc) => {
    listed[at]?.copy(ids, doc * ID_BYTES)
    sorted[doc] = qualities[at] ?? 0
    byId[at] = doc
  })
  return { ids, qualities: sorted, byId }
}

function orderByQuality(qualities: Float32Array): Uint32Array {
  // The bits of floats that are not negative are in the order of their values.
  const bits = new Uint32Array(qualities.map((quality) => Math.max(quality, 0)).buffer)
  const joined = Float64Array.from(bits, (value, at) => (0xffffffff - value) * MOST_DOCUMENTS + at)
  return Uint32Array.from(joined.toSorted(), (value) => value % MOST_DOCUMENTS)
}

/** Batch after batch; the next is asked for before this one is worked on, so that the database and the process work at once. */
async function* describeAhead(build: Build, ids: Buffer, first: number, end: number) {
  const describe = (from: number) => {
    const described = describeNumbered(build, ids, from, Math.min(end, from + DESCRIBED_AT_ONCE))
    // Whoever waits for it hears of a failure; until then nobody does.
    described.catch(() => {})
    return described
  }
  for (let from = first, coming = describe(first); from < end;) {
    const described = await coming
    from += DESCRIBED_AT_ONCE
    if (from < end) coming = describe(from)
    yield described
  }
}

async function describeNumbered({ db, source }: Build, ids: Buffer, from: number, to: number) {
  const wanted = Array.from({ length: to - from }, (_, index) => idAt(ids, from + index))
  const described = await source.describe(db, wanted)
  const present: { doc: number; document: SearchDocument }[] = []
  const gone: number[] = []
  for (const [index, id] of wanted.entries()) {
    const document = described.get(id)
    if (document) present.push({ doc: from + index, document })
    else gone.push(from + index)
  }
  return { present, gone }
}

function bytesOf(data: NodeJS.TypedArray): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength)
}
