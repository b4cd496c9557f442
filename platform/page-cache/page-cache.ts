import type { Bus } from '#platform/realtime/bus.ts'
import type { CachedPage } from './cached-page.ts'
import { DROP_PAGES_TOPIC } from './topic.ts'

/** Rendered anonymous pages in memory, the least recently used leaving first. */
export type PageCache = {
  /** Whether it keeps anything at all: otherwise no page need be made ready for it. */
  isOpen: boolean
  find(key: string): CachedPage | undefined
  /** As `find`, but a page that is not there is not counted as missed: someone else looks for it after. */
  peek(key: string): CachedPage | undefined
  /** Taken before rendering; `keep` refuses a page whose data changed after it. */
  begin(): Rendering
  /** `mostMs`: a page that no tag can tell to be out of date is kept only so long. */
  keep(key: string, page: CachedPage, rendering: Rendering, mostMs?: number): boolean
  drop(tags: readonly string[]): void
  clear(): void
  figures(): { pages: number; bytes: number; hits: number; misses: number }
  close(): void
}

type Rendering = { startedAt: number }

/** Drops that are remembered one by one; beyond them every rendering that was under way is refused. */
const MOST_REMEMBERED_DROPS = 20_000

export function openPageCache(options: { mostBytes: number; bus?: Bus; now?: () => number }): PageCache {
  const now = options.now ?? (() => performance.now())
  const pages = new Map<string, CachedPage>()
  const expiries = new Map<string, number>()
  const keysByTag = new Map<string, Set<string>>()
  /** When each tag was last dropped, counted in drops rather than time. */
  const droppedAt = new Map<string, number>()
  let drops = 0
  let clearedAt = 0
  let bytes = 0
  let hits = 0
  let misses = 0

  function forget(key: string): void {
    const page = pages.get(key)
    if (!page) return
    pages.delete(key)
    expiries.delete(key)
    bytes -= page.bytes
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function drop(tags: readonly string[]): void {
    drops++
    if (droppedAt.size > MOST_REMEMBERED_DROPS) {
      clearedAt = drops
      droppedAt.clear()
    }
    for (const tag of tags) {
      droppedAt.set(tag, drops)
      for (const key of Array.from(keysByTag.get(tag) ?? [])) forget(key)
    }
  }

  function clear(): void {
    drops++
    clearedAt = drops
    droppedAt.clear()
    pages.clear()
    expiries.clear()
    keysByTag.clear()
    bytes = 0
  }

  const isTrusted = () => options.bus?.isListening() ?? true
  const stopHearing = options.bus
    ? [options.bus.on(DROP_PAGES_TOPIC, (tags) => drop(tags as string[])), options.bus.onGap(clear)]
    : []

  function peek(key: string): CachedPage | undefined {
    const page = isTrusted() ? pages.get(key) : undefined
    if (!page) return undefined
    if ((expiries.get(key) ?? Infinity) <= now()) {
      forget(key)
      return undefined
    }
    hits++
    pages.delete(key)
    pages.set(key, page)
    return page
  }

  return {
    isOpen: options.mostBytes > 0,
    peek,
    find(key) {
      const page = peek(key)
      if (!page) misses++
      return page
    },
    begin: () => ({ startedAt: drops }),
    keep(key, page, rendering, mostMs) {
      const changedMeanwhile =
        clearedAt > rendering.startedAt ||
        page.tags.some((tag) => (droppedAt.get(tag) ?? 0) > rendering.startedAt)
      if (changedMeanwhile || !isTrusted() || page.bytes > options.mostBytes) return false
      forget(key)
      pages.set(key, page)
      if (mostMs !== undefined) expiries.set(key, now() + mostMs)
      bytes += page.bytes
      for (const tag of page.tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      for (const oldest of pages.keys()) {
        if (bytes <= options.mostBytes) break
        forget(oldest)
      }
      return true
    },
    drop,
    clear,
    figures: () => ({ pages: pages.size, bytes, hits, misses }),
    close: () => stopHearing.forEach((stop) => stop()),
  }
}
