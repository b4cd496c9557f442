import type { MemberEdge } from '#app/edge.ts'
import { hasPro } from '#domain/accounts/index.ts'
import {
  findFigures,
  findFigureState,
  listFigureDays,
  shiftDay,
  sumFiguresUntil,
} from '#domain/analytics/index.ts'
import { countOwnServices } from '#domain/catalogue/index.ts'
import { dayIn } from '#platform/clock/zoned-day.ts'
import { loadLevel } from './level/load-level.ts'
import { buyerPanels, hasBought } from './panels/buyer-panels.ts'
import { funnelOf } from './panels/funnel.ts'
import { RUNNING_DAYS } from './panels/running.ts'
import { earnedPanel, sellerPanels } from './panels/seller-panels.ts'
import { readStatsAsked } from './read-asked.ts'
import { loadSeen } from './load-seen.ts'

/** What the address asks for, in the days of the member's own figures. */
export async function findAsked({ db, actor, viewer, clock, url }: MemberEdge) {
  const state = await findFigureState(db, actor.id)
  const isPro = hasPro(viewer, clock.now())
  const today = dayIn(clock.now(), state.timeZone)
  return { ...state, today, isPro, ...readStatsAsked(url.searchParams, today, isPro) }
}

export async function loadStats(edge: MemberEdge) {
  const { db, actor, settings } = edge
  const asked = await findAsked(edge)
  const { timeZone, today, isPro, isWhole, days, unit, length, earliest } = asked
  const of = { memberId: actor.id, timeZone }
  const [period, level, services] = await Promise.all([
    findFigures(db, actor.id, asked),
    loadLevel(edge, { timeZone, today }),
    countOwnServices(db, actor.id),
  ])
  const sells = services.size > 0 || level.hasSold
  const currency = settings.currency
  const facts = sells
    ? {
        period,
        currency,
        aims: level.aims,
        seen: await loadSeen(edge, period),
        byDay: await listFigureDays(db, {
          ...of,
          figures: ['due', 'on_time'],
          days: { from: shiftDay(period.before.from, -RUNNING_DAYS), to: days.to },
        }),
        base: await sumFiguresUntil(db, {
          ...of,
          figures: ['reviews', 'rating'],
          to: shiftDay(period.before.from, -1),
        }),
      }
    : null
  return {
    asked: { days, before: period.before, unit, length, earliest, today },
    timeZone,
    currency,
    isPro,
    isWhole,
    level: sells ? level : null,
    earned: sells || period.now.earned || period.was.earned ? earnedPanel({ period, currency }) : null,
    funnel: facts ? funnelOf(facts) : [],
    selling: facts ? sellerPanels(facts) : [],
    buying: hasBought(period) ? buyerPanels({ period, currency }) : [],
    canCompare: services.size > 0,
  }
}

export type StatsData = Awaited<ReturnType<typeof loadStats>>
