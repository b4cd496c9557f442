import { setTimeout } from 'node:timers/promises'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Db } from '#platform/db/database.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import { log } from '#platform/log/log.ts'
import type { Bus } from '#platform/realtime/bus.ts'
import type { DocumentSources } from './document-source.ts'
import { GenerationGone } from './index/parts.ts'
import { GENERATION_TOPIC, rebuild } from './index/rebuild.ts'
import { keyedSorts } from './index/orders.ts'
import { openLiveOnline } from './live-online.ts'
import { openLiveSynonyms } from './live-synonyms.ts'
import { openLiveTree, type TreeCategory } from './live-tree.ts'
import {
  type AskedKindIndex,
  askKindIndex,
  tellAskedFacets,
  tellCount,
  tellPage,
} from './query/answer-query.ts'
import { planQuery } from './query/query-plan.ts'
import type { SearchEngine, SearchKind, SearchQuery } from './search-engine.ts'
import { openKindIndex, type KindIndex } from './kind-index.ts'
import { openPhraseBook } from './suggest/phrase-book.ts'
import { openSuggestions } from './suggest/open-suggestions.ts'
import { TOUCHED_TOPIC, touchDocuments, type Touched } from './touch-documents.ts'
import { openStemming } from './words/stem-words.ts'

type SearchContext = {
  database: Database
  bus: Bus
  clock: Clock
  transaction: RunInTransaction
  sources: DocumentSources
  listCategories(db: Db): Promise<TreeCategory[]>
  listOnline(db: Db, since: Date): Promise<string[]>
  /** Told when a kind should be built anew: it has been touched much, or an earlier program built it. */
  onGrown(kind: SearchKind): void
}

/** The engine of this process, and what its jobs need besides the five verbs. */
export type Search = SearchEngine & {
  /** Builds the index of a kind anew. False: another process is at it. */
  rebuild(kind: SearchKind): Promise<boolean>
  /** Reads everything anew from the database. */
  reload(): Promise<void>
  /** Loads what searches need, so that the first is answered like any other; tries until it can. */
  warm(): Promise<void>
  /** Whether that was done. */
  isWarm(): boolean
  close(): Promise<void>
}

const MOST_TRIES = 3
const WARM_AGAIN_MS = 1_000

export function openSearch(context: SearchContext): Search {
  const { database, bus, clock, sources } = context
  const { db } = database
  const stem = openStemming(db)
  const tree = openLiveTree(db, bus, context.listCategories)
  const synonyms = openLiveSynonyms(db, bus, stem)
  const online = openLiveOnline(db, clock, context.listOnline)
  const phrases = openPhraseBook(db, clock)
  const kindIndexes = new Map<SearchKind, KindIndex>()
  for (const [kind, source] of Object.entries(sources) as [SearchKind, DocumentSources[SearchKind]][]) {
    if (source)
      kindIndexes.set(kind, openKindIndex({ db, kind, source, stem, onGrown: () => context.onGrown(kind) }))
  }
  const closing = new AbortController()
  const reload = (kindIndex: KindIndex) =>
    void kindIndex.reload().catch((error) => {
      // What is under way when the process stops finds its database closed.
      if (!closing.signal.aborted) log.error({ err: error }, 'an index could not be read anew')
    })
  const stopHearing = [
    bus.on(TOUCHED_TOPIC, (data) => {
      const { kind, ids } = data as Touched
      kindIndexes.get(kind)?.hear(ids)
    }),
    bus.on(GENERATION_TOPIC, (data) => {
      const kindIndex = kindIndexes.get((data as { kind: SearchKind }).kind)
      if (kindIndex) reload(kindIndex)
    }),
    bus.onGap(() => kindIndexes.forEach(reload)),
  ]

  /** Plans, then asks without waiting; if a new generation came while planning, once more with that one. */
  async function ask(query: SearchQuery): Promise<AskedKindIndex | undefined> {
    const { words, exactly = false, filters, sort, reader } = query
    const kindIndex = kindIndexes.get(filters.kind)
    if (!kindIndex) return undefined
    for (let tried = 1; ; tried++) {
      const [groups, categories] = await Promise.all([
        synonyms.current(),
        tree.current(),
        kindIndex.ready(),
        online.refresh(),
      ])
      const base = kindIndex.base()
      try {
        if (sort !== 'relevance') await base?.loadOrder(sort)
        const plan = await planQuery({ stem, synonyms: groups, base, fresh: kindIndex.touched() }, words, {
          exactly,
          reader,
          marks: filters.marks,
        })
        if (kindIndex.base() === base)
          return askKindIndex(kindIndex, plan, query, { tree: categories, online })
        if (tried === MOST_TRIES) throw new GenerationGone('The index changed each time while it was asked')
      } catch (error) {
        if (!(error instanceof GenerationGone) || tried === MOST_TRIES) throw error
        await kindIndex.reload()
      }
    }
  }

  let isWarm = false
  async function loadAll(): Promise<void> {
    await Promise.all([synonyms.current(), tree.current(), online.refresh()])
    for (const kindIndex of kindIndexes.values()) {
      await kindIndex.ready()
      const base = kindIndex.base()
      for (const sort of base ? keyedSorts : []) await base?.loadOrder(sort)
      base?.spelling()
    }
  }

  const suggestions = openSuggestions({ stem, synonyms, tree, phrases, kindIndexes, clock })
  return {
    async page(query, from) {
      const asked = await ask(query)
      if (!asked) return { found: [] }
      const page = tellPage(asked, query, from)
      // What help, post or idea was asked for is no work that others look for.
      const isForWork = !query.isPrivate && !['article', 'post', 'idea'].includes(query.filters.kind)
      const isFound = page.found.length > 0 && !page.readAs && !page.relaxed
      if (query.words && isForWork && from.offset === 0 && isFound) phrases.note(query.words)
      return page
    },
    async count(query) {
      const asked = await ask(query)
      return asked ? tellCount(asked) : { count: 0, isOver: false }
    },
    async facets(query) {
      return tellAskedFacets(
        (await ask(query)) ?? { queries: [], plan: { slots: [], stored: new Map() }, context: noFilters },
      )
    },
    suggest: suggestions.suggest,
    touch: touchDocuments,
    async rebuild(kind) {
      const source = sources[kind]
      return source && !source.isInMemory
        ? rebuild({ database, transaction: context.transaction, kind, source, stem })
        : false
    },
    async reload() {
      await Promise.all([...kindIndexes.values()].map((kindIndex) => kindIndex.reload()))
    },
    async warm() {
      while (!isWarm && !closing.signal.aborted)
        try {
          await loadAll()
          isWarm = true
        } catch (error) {
          log.warn({ err: error }, 'search could not be loaded yet')
          await setTimeout(WARM_AGAIN_MS, undefined, { ref: false })
        }
    },
    isWarm: () => isWarm,
    async close() {
      closing.abort()
      stopHearing.forEach((stop) => stop())
      tree.close()
      synonyms.close()
      await phrases.close()
    },
  }
}

const noFilters = { lineOf: () => [], onlineOwners: () => new Uint8Array() }
