import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import type { DocumentSource } from './document-source.ts'
import { type Block, mask } from './index/block.ts'
import { findLiveGeneration, GenerationGone } from './index/parts.ts'
import { type ReadDocument, readDocuments } from './index/read-document.ts'
import { loadStoredBlock, type StoredBlock } from './index/stored-block.ts'
import { makeTouchedBlocks, type TouchedBlocks } from './index/touched-blocks.ts'
import type { SearchKind } from './search-engine.ts'
import type { StemWords } from './words/stem-words.ts'

/** One kind as this process holds it: the generation that was built and what was touched since. */
export type KindIndex = {
  /** Loads what is missing; afterwards the two below are there. */
  ready(): Promise<void>
  base(): StoredBlock | undefined
  /** What was touched since, newest forms only. */
  touched(): readonly Block[]
  /** Takes over these as they are now. */
  hear(ids: readonly string[]): void
  /** Reads everything anew: a new generation is there, or something may have been missed. */
  reload(): Promise<void>
}

type KindIndexOptions = {
  db: Db
  kind: SearchKind
  source: DocumentSource
  stem: StemWords
  /** Told when so much was touched that a new generation would pay, and when the one there is lacks something. */
  onGrown(): void
}

const DESCRIBED_AT_ONCE = 500
const GROWN_FROM = 1_000
const GROWN_SHARE = 0.005
const RETRY_MS = 1_000
const LOAD_TRIES = 5
const LEARNT_AT_ONCE = 5_000
const IN_MEMORY_MOST = 1_000

type State = { base: StoredBlock | undefined; touched: TouchedBlocks; touchedIds: Set<string> }

export function openKindIndex(context: KindIndexOptions): KindIndex {
  let state: State | undefined
  let work: Promise<void> = Promise.resolve()
  let loading: Promise<void> | undefined
  let heard = new Set<string>()
  let retry: NodeJS.Timeout | undefined

  /** One thing after another, so that two changes never work on the same blocks. */
  function inTurn(step: () => Promise<void>): Promise<void> {
    const done = work.then(step)
    work = done.catch(() => {})
    return done
  }

  async function takeOver(): Promise<void> {
    if (!state || heard.size === 0) return
    const ids = [...heard]
    heard = new Set()
    try {
      takeForms(state, ids, await readThese(context, ids))
    } catch (error) {
      for (const id of ids) heard.add(id)
      log.warn({ err: error, kind: context.kind }, 'what changed could not be read for search')
      clearTimeout(retry)
      retry = setTimeout(() => void inTurn(takeOver), RETRY_MS).unref()
      return
    }
    tellIfGrown(state)
  }

  function tellIfGrown({ base, touchedIds }: State): void {
    if (context.source.isInMemory) return
    // Without a generation there may be documents from before there was search.
    const isMuchTouched = !base || touchedIds.size > Math.max(GROWN_FROM, base.columns.count * GROWN_SHARE)
    if (isMuchTouched || base.isOutdated) context.onGrown()
  }

  async function load(): Promise<void> {
    try {
      state = context.source.isInMemory ? await readAll(context) : await loadState(context)
    } catch (error) {
      // What was there may be out of date by now: whoever searches next reads it anew.
      state = undefined
      throw error
    }
    await takeOver()
    tellIfGrown(state)
  }

  return {
    ready() {
      if (state) return Promise.resolve()
      loading ??= inTurn(load).finally(() => {
        loading = undefined
      })
      return loading
    },
    base: () => state?.base,
    touched: () => state?.touched.blocks() ?? [],
    hear(ids) {
      for (const id of ids) heard.add(id)
      if (state || loading) void inTurn(takeOver)
      else heard.clear()
    },
    reload: () => (state || loading ? inTurn(load) : Promise.resolve()),
  }
}

async function readThese(
  { db, source, stem }: KindIndexOptions,
  ids: readonly string[],
): Promise<ReadDocument[]> {
  const read: ReadDocument[] = []
  for (let from = 0; from < ids.length; from += DESCRIBED_AT_ONCE) {
    const described = await source.describe(db, ids.slice(from, from + DESCRIBED_AT_ONCE))
    read.push(...(await readDocuments([...described.values()], stem)))
  }
  return read
}

/** What comes with the program. */
async function readAll(context: KindIndexOptions): Promise<State> {
  const listed = await context.source.list(context.db, undefined, IN_MEMORY_MOST)
  const read = await readThese(
    context,
    listed.map(({ id }) => id),
  )
  return { base: undefined, touched: makeTouchedBlocks(read), touchedIds: new Set() }
}

/** A generation and what was touched since belong together: if another one goes live in between, it is read again. */
async function loadState(context: KindIndexOptions): Promise<State> {
  for (let tried = 1; ; tried++) {
    try {
      const base = await loadStoredBlock(context.db, context.kind)
      await learnStems(context.stem, base?.dictionary().words ?? [])
      const { rows } = await context.db.execute<{ id: string }>(
        sql`select document_id as id from search_delta where kind = ${context.kind}`,
      )
      const ids = rows.map(({ id }) => id)
      const read = await readThese(context, ids)
      if ((await findLiveGeneration(context.db, context.kind))?.id !== base?.generationId)
        throw new GenerationGone('Another generation went live meanwhile')
      if (base) for (const id of ids) mask(base, id)
      return { base, touched: makeTouchedBlocks(read), touchedIds: new Set(ids) }
    } catch (error) {
      if (!(error instanceof GenerationGone) || tried === LOAD_TRIES) throw error
    }
  }
}

/** The stems of all words that are known, so that no search waits for one of them. */
async function learnStems(stem: StemWords, words: readonly string[]): Promise<void> {
  for (let from = 0; from < words.length; from += LEARNT_AT_ONCE)
    await stem(words.slice(from, from + LEARNT_AT_ONCE))
}

function takeForms(state: State, ids: readonly string[], read: readonly ReadDocument[]): void {
  for (const id of ids) {
    state.touchedIds.add(id)
    if (state.base) mask(state.base, id)
  }
  state.touched.put(ids, read)
}
