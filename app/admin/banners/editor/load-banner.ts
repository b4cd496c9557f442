import { readDays } from '#app/admin/tickets/figures/load-desk-figures.ts'
import type { MemberEdge } from '#app/edge.ts'
import { dateAndTime } from '#app/shared/moments.ts'
import { previewAddress } from '#app/shared/banners/preview-address.ts'
import { stateOf } from '#domain/banners/banner-rules.ts'
import { movesFrom } from '#domain/banners/move-rules.ts'
import { describeBanners, findBanner, listBannerDays, type BannerRow } from '#domain/banners/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { clockIn } from '#platform/clock/zoned-day.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { lastDays } from '../load-banners.ts'
import { numberIn } from './banner-intents.ts'
import { loadChoices } from './load-editor.ts'

const WIDTHS = [1280, 360] as const
const THEMES = ['light', 'dark'] as const

/** One banner: as it is typed, as it looks, where it hangs, what came of it and what can be done with it. */
export async function loadBanner(edge: MemberEdge) {
  const { db, actor, url, clock, viewer } = edge
  const now = clock.now()
  const row = await findBanner(db, actor, numberIn(edge) ?? 0)
  if (!row) throw new NotFound('There is no such banner')
  const [choices, [live], pictures, figures] = await Promise.all([
    loadChoices(edge),
    describeBanners(db, [row]),
    findPictures(
      db,
      [row.lightPictureId, row.darkPictureId].filter((id) => id !== null),
    ),
    loadFigures(edge, row),
  ])
  if (!live) throw new NotFound('There is no such banner')
  const state = stateOf(row, now)
  return {
    choices,
    number: row.number,
    title: row.title,
    state,
    moves: movesFrom(state),
    begins: dateAndTime(row.startsAt, viewer.timeZone),
    ends: row.endsAt ? dateAndTime(row.endsAt, viewer.timeZone) : null,
    view: live.view,
    placement: row.placement,
    typed: typedOf(row, viewer.timeZone),
    pictures: {
      light: pictures.get(row.lightPictureId ?? '')?.state ?? null,
      dark: pictures.get(row.darkPictureId ?? '')?.state ?? null,
    },
    look: lookOf(url, row, choices.paths[row.categoryId ?? ''] ?? choices.anyCategoryPath),
    done: url.searchParams.get('done'),
    figures,
  }
}

export type BannerData = Awaited<ReturnType<typeof loadBanner>>

/** A banner as its form has it. */
export function typedOf(row: BannerRow, timeZone: string): Record<string, string> {
  return {
    basedOn: String(row.changedAt.getTime()),
    placement: row.placement,
    title: row.title,
    text: row.text,
    link: row.link,
    linkLabel: row.linkLabel,
    lightPicture: row.lightPictureId ?? '',
    darkPicture: row.darkPictureId ?? '',
    alt: row.alt,
    startsAt: clockIn(row.startsAt, timeZone),
    endsAt: row.endsAt ? clockIn(row.endsAt, timeZone) : '',
    audience: row.audience,
    categoryId: row.categoryId ?? '',
    brand: row.brand ?? '',
    weight: String(row.weight),
    mostADay: row.mostADay === null ? '' : String(row.mostADay),
    isClosable: row.isClosable ? 'on' : '',
  }
}

/** The real page in one of the widths and themes; nothing where a marketplace has no category to look at yet. */
function lookOf(url: URL, { number, placement }: BannerRow, categoryPath: string | null) {
  if (placement === 'category' && categoryPath === null) return null
  const asked = url.searchParams.get('look')
  const ways = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ key: `${width}-${theme}`, width, theme })))
  const way = ways.find(({ key }) => key === asked) ?? ways[0]
  if (!way) return null
  const address = previewAddress({ number, placement, categoryPath: categoryPath ?? '' }, way.theme)
  return { ways, at: way, address }
}

async function loadFigures({ db, actor, url, clock }: MemberEdge, { number }: BannerRow) {
  const length = readDays(url.searchParams)
  const now = clock.now()
  const [days, before] = [lastDays(length, now), lastDays(length, addDays(now, -length))]
  const period = { from: before[0] ?? '', to: days.at(-1) ?? '' }
  const found = await listBannerDays(db, actor, [number], period)
  const byDay = new Map(found.map((one) => [one.day, one]))
  const sum = (some: readonly string[], kind: 'seen' | 'clicked' | 'closed') =>
    some.reduce((all, day) => all + (byDay.get(day)?.[kind] ?? 0), 0)
  const sums = (some: readonly string[]) => ({
    seen: sum(some, 'seen'),
    clicked: sum(some, 'clicked'),
    closed: sum(some, 'closed'),
  })
  return {
    length,
    now: sums(days),
    before: sums(before),
    daily: days.map((day) => ({
      day,
      seen: byDay.get(day)?.seen ?? 0,
      clicked: byDay.get(day)?.clicked ?? 0,
    })),
  }
}
