import { createHash } from 'node:crypto'
import { and, asc, gt, isNull, or, sql } from 'drizzle-orm'
import { findTree, type TreeNode } from '#domain/categories/index.ts'
import { findPictures, type PictureView } from '#domain/pictures/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import type { Bus } from '#platform/realtime/bus.ts'
import { type BannerRules, UNENDED_MOST } from './banner-rules.ts'
import { type BannerView, viewOf } from './banner-view.ts'
import { banner, type BannerRow } from './schema.server.ts'

/** A banner as a process holds it in memory: its rules, what it looks like, and a print of that. */
export type LiveBanner = BannerRules & {
  view: BannerView
  /** Where it leads. */
  link: string
  /** Changes with what it looks like, so that a page kept with it is kept under it. */
  print: string
}

/** All that hangs or will: read from memory for every page, read anew within a second of a change anywhere. */
export type LiveBanners = {
  current(): readonly LiveBanner[]
  refresh(): Promise<void>
  close(): void
}

export const BANNERS_TOPIC = 'banners'
const AGAIN_MS = 1_000
/** What no message tells of (a path of a category in a marketplace that was restored) is still known within a minute. */
const ANYWAY_MS = 30_000

export async function openLiveBanners(db: Db, bus: Bus, clock: Clock): Promise<LiveBanners> {
  let banners: readonly LiveBanner[] = []
  let reading: Promise<void> | undefined
  let readAgain = false

  async function readAll(): Promise<void> {
    do {
      readAgain = false
      banners = await loadUnended(db, clock.now())
    } while (readAgain)
  }

  /** Many notices at once cost two reads at most: the one under way and one after it. */
  function refresh(): Promise<void> {
    if (reading) readAgain = true
    reading ??= readAll().finally(() => {
      reading = undefined
    })
    return reading
  }

  let again: NodeJS.Timeout | undefined
  const refreshOrSay = () =>
    void refresh().catch((error) => {
      log.error({ err: error }, 'banners could not be read anew')
      clearTimeout(again)
      again = setTimeout(refreshOrSay, AGAIN_MS).unref()
    })
  const stopHearing = [bus.on(BANNERS_TOPIC, refreshOrSay), bus.onGap(refreshOrSay)]
  const anyway = setInterval(refreshOrSay, ANYWAY_MS).unref()
  await refresh()
  return {
    current: () => banners,
    refresh,
    close() {
      clearTimeout(again)
      clearInterval(anyway)
      for (const stop of stopHearing) stop()
    },
  }
}

/** A paused one is known too: whoever saw it a moment ago may still close it. */
/** Published, and not over: neither by a hand nor by its own time. */
export const hangsOrWill = (now: Date) =>
  and(sql`${banner.standing} in ('ready', 'paused')`, or(isNull(banner.endsAt), gt(banner.endsAt, now)))

async function loadUnended(db: Db, now: Date): Promise<LiveBanner[]> {
  const rows = await db
    .select()
    .from(banner)
    .where(hangsOrWill(now))
    .orderBy(asc(banner.number))
    .limit(UNENDED_MOST)
  return describeBanners(db, rows)
}

export async function describeBanners(db: Db, rows: readonly BannerRow[]): Promise<LiveBanner[]> {
  if (rows.length === 0) return []
  const ids = rows.flatMap(({ lightPictureId, darkPictureId }) => [lightPictureId, darkPictureId])
  const pictures = await findPictures(
    db,
    ids.filter((id) => id !== null),
  )
  const isKept = rows.some(({ categoryId }) => categoryId !== null)
  const paths = new Map(isKept ? pathsOf(await findTree(db)) : [])
  return rows.map((row) => liveOf(row, pictures, paths))
}

function liveOf(
  row: BannerRow,
  pictures: ReadonlyMap<string, PictureView>,
  paths: ReadonlyMap<string, string>,
): LiveBanner {
  const view = viewOf(row, pictures)
  const print = createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 8)
  return {
    ...row,
    // Where its category is gone it hangs nowhere: no page is at an empty path.
    categoryPath: row.categoryId === null ? null : (paths.get(row.categoryId) ?? ' '),
    view,
    print,
  }
}

const pathsOf = (tree: readonly TreeNode[]): [string, string][] =>
  tree.flatMap(({ id, path, below }) => [[id, path] as [string, string], ...pathsOf(below)])
