import type { MemberEdge } from '#app/edge.ts'
import { findTree, type TreeNode } from '#domain/categories/index.ts'
import {
  countFunnel,
  type DealDay,
  findDeliveryTimes,
  listDealDays,
  listFiguresByOrigin,
  type OriginFigures,
} from '#domain/deals/index.ts'
import { periodLengths } from '#domain/views/period-rules.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import { loadDisputes } from '../disputes/load-disputes.ts'

type AskedFigures = { days: (typeof periodLengths)[number]; show: 'open' | 'ended'; page: number }

export function readAsked(params: URLSearchParams): AskedFigures {
  const page = Number(params.get('page'))
  return {
    days: periodLengths.find((length) => String(length) === params.get('days')) ?? 30,
    show: params.get('show') === 'ended' ? 'ended' : 'open',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

/** The last so many days with today, and as many before them; days are those of UTC. */
export function stretchesOf(days: number, now: Date) {
  const tomorrow = addDays(new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS), 1)
  const from = addDays(tomorrow, -days)
  return { now: { from, to: tomorrow }, before: { from: addDays(from, -days), to: from } }
}

/** All that the page shows of a period, against the one before it. */
export async function loadFigures(edge: MemberEdge) {
  const { db, actor, url, clock, settings } = edge
  const asked = readAsked(url.searchParams)
  const now = clock.now()
  const stretches = stretchesOf(asked.days, now)
  const [days, daysBefore, funnel, funnelBefore, delivery, deliveryBefore, origins, tree, waiting] =
    await Promise.all([
      listDealDays(db, actor, stretches.now),
      listDealDays(db, actor, stretches.before),
      countFunnel(db, actor, stretches.now),
      countFunnel(db, actor, stretches.before),
      findDeliveryTimes(db, actor, stretches.now),
      findDeliveryTimes(db, actor, stretches.before),
      listFiguresByOrigin(db, actor, stretches.now),
      findTree(db),
      loadDisputes(edge, asked),
    ])
  return {
    asked,
    now,
    currency: settings.currency,
    total: sumDays(days),
    totalBefore: sumDays(daysBefore),
    points: pointsOf(asked.days, stretches, days, daysBefore),
    funnel,
    funnelBefore,
    delivery,
    deliveryBefore,
    origins: groupOrigins(origins, tree),
    ...waiting,
  }
}

export type LoadedFigures = Awaited<ReturnType<typeof loadFigures>>

export type Total = Omit<DealDay, 'day'>

function sumDays(days: readonly DealDay[]): Total {
  const sum = (name: keyof Total) => days.reduce((total, day) => total + day[name], 0)
  return {
    proposed: sum('proposed'),
    completed: sum('completed'),
    disputed: sum('disputed'),
    volumeMinor: sum('volumeMinor'),
    earnedMinor: sum('earnedMinor'),
    revenueMinor: sum('revenueMinor'),
  }
}

const MOST_POINTS = 73

/** Volume over time: a point a day, or every five days where there would be too many. */
function pointsOf(
  length: number,
  stretches: ReturnType<typeof stretchesOf>,
  days: readonly DealDay[],
  daysBefore: readonly DealDay[],
) {
  const step = length > MOST_POINTS ? 5 : 1
  const volumeIn = (all: readonly DealDay[], from: Date) => {
    const [first, last] = [dayText(from), dayText(addDays(from, step - 1))]
    return all.filter(({ day }) => day >= first && day <= last).reduce((sum, day) => sum + day.volumeMinor, 0)
  }
  return Array.from({ length: length / step }, (_, index) => {
    const at = addDays(stretches.now.from, index * step)
    return {
      at,
      now: volumeIn(days, at),
      before: volumeIn(daysBefore, addDays(stretches.before.from, index * step)),
    }
  })
}

const dayText = (at: Date) => at.toISOString().slice(0, 10)

export type OriginRow = Omit<OriginFigures, 'categoryId' | 'origin'> & { name: string }

/** By top category where a service was ordered, else by how the deal began. */
export function groupOrigins(origins: readonly OriginFigures[], tree: readonly TreeNode[]): OriginRow[] {
  const topOf = new Map<string, string>()
  const walk = (nodes: readonly TreeNode[], top: string | undefined) => {
    for (const node of nodes) {
      topOf.set(node.id, top ?? node.title)
      walk(node.below, top ?? node.title)
    }
  }
  walk(tree, undefined)
  const rows = new Map<string, OriginRow>()
  for (const { categoryId, origin, ...figures } of origins) {
    const other = origin === 'proposal' ? 'Projects' : origin === 'direct' ? 'Direct deals' : 'Other orders'
    const name = (categoryId && topOf.get(categoryId)) || other
    const known = rows.get(name)
    rows.set(name, known ? addUp(known, figures) : { name, ...figures })
  }
  return [...rows.values()].toSorted((one, two) => two.volumeMinor - one.volumeMinor)
}

function addUp(row: OriginRow, more: Omit<OriginRow, 'name'>): OriginRow {
  const summed = { ...row }
  for (const key of Object.keys(more) as (keyof typeof more)[]) summed[key] = row[key] + more[key]
  return summed
}
