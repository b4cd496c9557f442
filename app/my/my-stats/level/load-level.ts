import type { MemberEdge } from '#app/edge.ts'
import { hallmarkOf } from '#app/shared/works/to-service-card.ts'
import {
  addFigures,
  type Figure,
  type Figures,
  listFigureDays,
  shiftDay,
  sumFiguresUntil,
} from '#domain/analytics/index.ts'
import { listLate } from '#domain/deals/index.ts'
import {
  compareNeeds,
  computeLevel,
  findReputation,
  type LevelFigures,
  levelMeaning,
  levelNames,
  levelNeeds,
  nextLevel,
} from '#domain/reputation/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { viewChanges } from './changes-view.ts'
import { headline, viewNeed } from './needs-view.ts'

const WINDOW_DAYS = 90
const MONTH_DAYS = 30
const LATE_SHOWN = 3
/** Of somebody with more than these a look for the late ones would be long; the count is told all the same. */
const MOST_LOOKED_THROUGH = 300

const counted: readonly Figure[] = [
  'completed',
  'reviews',
  'rating',
  'due',
  'on_time',
  'asked',
  'answered_in_time',
]

/** Where a member stands as a seller, exactly what the next level needs, and what is different from a month ago. */
export async function loadLevel(
  { db, actor, clock }: Pick<MemberEdge, 'db' | 'actor' | 'clock'>,
  { timeZone, today }: { timeZone: string; today: string },
) {
  const now = clock.now()
  const monthAgo = shiftDay(today, -MONTH_DAYS)
  const of = { memberId: actor.id, timeZone, figures: counted }
  const [reputation, all, byDay] = await Promise.all([
    findReputation(db, actor.id),
    sumFiguresUntil(db, { ...of, to: today }),
    listFigureDays(db, { ...of, days: { from: shiftDay(monthAgo, 1 - WINDOW_DAYS), to: today } }),
  ])
  const within = (from: string, to: string) =>
    addFigures([...byDay].flatMap(([day, figures]) => (day >= from && day <= to ? figures : [])))
  const recent = within(shiftDay(today, 1 - WINDOW_DAYS), today)
  const before = within(shiftDay(monthAgo, 1 - WINDOW_DAYS), monthAgo)
  const since = within(shiftDay(monthAgo, 1), today)
  const ago = figuresAgo(all, since, before)
  const next = nextLevel(reputation.level)
  const aim = next ?? 'master'
  const needs = compareNeeds(aim, reputation.figures).map((need) =>
    viewNeed(need, { recent, all, today: now }),
  )
  const late =
    (recent.due ?? 0) > (recent.on_time ?? 0) && (recent.due ?? 0) <= MOST_LOOKED_THROUGH
      ? await listLate(db, actor.id, { since: addDays(now, -WINDOW_DAYS), most: LATE_SHOWN })
      : []
  return {
    name: levelNames[reputation.level],
    meaning: levelMeaning[reputation.level],
    stamp: hallmarkOf(reputation.level),
    since: reputation.levelSince,
    headline: headline(next ? levelNames[next] : undefined, needs),
    needs,
    late: late.map(({ countedAt, ...one }) => ({ ...one, leavesAt: addDays(countedAt, WINDOW_DAYS) })),
    levelAgo: levelNames[computeLevel(ago)],
    changes: viewChanges({
      ago,
      now: reputation.figures,
      since,
      left: within(shiftDay(monthAgo, 1 - WINDOW_DAYS), shiftDay(today, -WINDOW_DAYS)),
    }),
    aims: { level: levelNames[aim], ...levelNeeds[aim] },
    hasSold: (all.completed ?? 0) > 0 || reputation.figures.completedDeals > 0,
  }
}

export type LevelData = Awaited<ReturnType<typeof loadLevel>>

/** What was counted a month ago: of all time what was not since, of 90 days those up to then. */
function figuresAgo(all: Figures, since: Figures, before: Figures): LevelFigures {
  const reviews = (all.reviews ?? 0) - (since.reviews ?? 0)
  const share = (part = 0, whole = 0) => (whole > 0 ? Math.round((part / whole) * 10_000) : null)
  return {
    completedDeals: (all.completed ?? 0) - (since.completed ?? 0),
    rating: reviews > 0 ? ((all.rating ?? 0) - (since.rating ?? 0)) / reviews / 100 : null,
    onTimeBasisPoints: share(before.on_time, before.due),
    responseBasisPoints: share(before.answered_in_time, before.asked),
  }
}
