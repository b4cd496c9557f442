import { findIdByUsername } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { addBannerDays, type BannerDayFigures, moveBanner, saveBanner } from '#domain/banners/index.ts'
import { dayOf } from '#domain/views/index.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { chanceOf } from '../covers/chance.ts'
import { demoOrigin, type DemoContext, type DemoStep } from '../demo-step.ts'
import { addPictureOfWork, drawPictureOfWork } from '../draw-picture-of-work.ts'
import { plannedBanners, type PlannedBanner } from './planned-banners.ts'

const WRITER = 'nadia-orlova'
/** When all of them were written: before the first of them began. */
const WRITTEN_DAYS_AGO = 30

/** The banners of the demo, written and published by its administrator like every other one, with what came of them. */
export const seedBanners: DemoStep[] = plannedBanners.map((planned): DemoStep => ({
  name: `the banner “${planned.title}”`,
  daysAgo: WRITTEN_DAYS_AGO,
  prepare: async (files) => {
    const { light, dark } = planned.pictures ?? {}
    const drawn = await Promise.all(
      [light, dark].flatMap((subject) => (subject ? [drawPictureOfWork(subject, true)] : [])),
    )
    return async (tx, context) => {
      const writer = await findWriter(tx)
      const hung: string[] = []
      for (const image of drawn) hung.push(await addPictureOfWork(tx, writer, image, files))
      await hang(tx, writer, planned, hung, context)
    }
  },
}))

async function findWriter(tx: Transaction): Promise<MemberActor> {
  const id = await findIdByUsername(tx.db, WRITER)
  if (!id) throw new Error('The demo has no administrator')
  return { kind: 'member', id, role: 'admin', state: 'active' }
}

async function hang(
  tx: Transaction,
  writer: MemberActor,
  planned: PlannedBanner,
  [light, dark]: readonly string[],
  { settings }: DemoContext,
): Promise<void> {
  const {
    begins,
    ends,
    pictures,
    mostADay,
    seenADay: _seen,
    pressed: _pressed,
    closed: _closed,
    ...words
  } = planned
  const today = addDays(tx.now, WRITTEN_DAYS_AGO)
  const number = await saveBanner(
    tx,
    writer,
    {
      ...words,
      startsAt: addDays(today, begins),
      endsAt: ends === null ? undefined : addDays(today, ends),
      mostADay,
      lightPicture: light ?? null,
      darkPicture: dark ?? null,
      alt: pictures?.alt ?? '',
      categoryId: null,
      brand: null,
      weight: 1,
    },
    { settings, origin: demoOrigin },
  )
  await moveBanner(tx, writer, { number, move: 'publish' }, { origin: demoOrigin })
  await addBannerDays(tx, daysOf(number, planned, today))
}

/** Week ends are quiet, and fewer look every day: people have seen it. */
function daysOf(number: number, planned: PlannedBanner, today: Date): BannerDayFigures[] {
  const chance = chanceOf(`banner: ${planned.title}`)
  const last = Math.min(0, planned.ends ?? 0)
  return Array.from({ length: Math.max(0, last - planned.begins) }, (_, place) => {
    const at = addDays(today, planned.begins + place)
    const isQuiet = at.getTime() % (7 * DAY_MS) >= 2 * DAY_MS && at.getTime() % (7 * DAY_MS) < 4 * DAY_MS
    const worn = 1 - place * 0.02
    const seen = Math.round(planned.seenADay * worn * chance.between(0.85, 1.15) * (isQuiet ? 0.6 : 1))
    const of = (share: number) => Math.round((seen * share * chance.between(0.7, 1.3)) / 100)
    return { number, day: dayOf(at), seen, clicked: of(planned.pressed), closed: of(planned.closed) }
  })
}
