import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { findSplits, listWorkersOf, sumPartsOfTeam } from '#domain/deals/index.ts'
import {
  listEarningsOverTime,
  listTeamEarnings,
  listTeamPeople,
  mayInTeam,
  type OwnTeam,
  sumTeamEarnings,
} from '#domain/teams/index.ts'
import { zero } from '#platform/money/money.ts'
import { expectAskedTeam } from '../find-asked-team.ts'
import { loadHead } from '../load-head.ts'
import { monthOf, readEarningsAsked, spanOfMonth } from './read-earnings-asked.ts'
import { showEarning, showSplit } from './show-split.ts'

const LINES_A_PAGE = 20

/** What a team earned over time, and each split of a month. Everyone in the team sees all of it. */
export async function loadEarnings(edge: MemberEdge) {
  const { db, url, clock, settings } = edge
  const { own, asked } = await expectAskedTeam(edge)
  const teamId = asked.team.id
  const now = clock.now()
  const { step, before, open, ...wanted } = readEarningsAsked(url.searchParams)
  const [newest] = await listTeamEarnings(db, teamId, { most: 1 })
  const month = wanted.month ?? monthOf(newest?.at ?? now)
  const span = spanOfMonth(month)
  const { from, to } = span
  const [head, points, sum, page, earlier, bySum, people] = await Promise.all([
    loadHead(edge, own, asked),
    listEarningsOverTime(db, teamId, { step, now }),
    sumTeamEarnings(db, teamId, { from, to }),
    listTeamEarnings(db, teamId, { from, to, before, most: LINES_A_PAGE + 1 }),
    listTeamEarnings(db, teamId, { to: from, most: 1 }),
    sumPartsOfTeam(db, teamId, { from, to }),
    listTeamPeople(db, teamId),
  ])
  const splits = await findSplits(db, page.slice(0, LINES_A_PAGE))
  const ids = [...new Set([...people.map(({ memberId }) => memberId), ...bySum.keys()])]
  const faces = await findFaces(db, [
    ...ids,
    ...splits.flatMap(({ parts }) => parts.map((one) => one.memberId)),
  ])
  const nameOf = (id: string) => faces.get(id)?.displayName
  const opened = splits.find(({ transfer }) => transfer.id === open)
  return {
    head,
    step,
    points: points.map(({ from: at, sharedMinor, beforeMinor }) => ({
      at,
      now: Number(sharedMinor),
      before: Number(beforeMinor),
    })),
    hasAny: newest !== undefined,
    month: {
      name: month,
      at: from,
      sum,
      before: earlier.length > 0 ? span.before : undefined,
      after: to <= now ? span.after : undefined,
    },
    people: ids.map((id) => ({
      id,
      name: nameOf(id) ?? 'A member who left',
      amount: bySum.get(id) ?? zero,
    })),
    lines: splits.map(showEarning),
    opened: opened
      ? {
          ...showSplit(opened, nameOf, settings.currency),
          mayEnter: await mayEnter(edge, asked, opened.dealId),
        }
      : null,
    isFirst: before === undefined,
    older: page.length > LINES_A_PAGE ? String(page[LINES_A_PAGE - 1]?.transferId) : undefined,
    currency: settings.currency,
  }
}
/** Whoever does not act in a deal sees how it was split, and not its room. */
async function mayEnter({ db, actor }: MemberEdge, asked: OwnTeam, dealId: string): Promise<boolean> {
  if (mayInTeam(asked.role, 'act in every deal')) return true
  return ((await listWorkersOf(db, [dealId])).get(dealId) ?? []).includes(actor.id)
}

export type EarningsData = Awaited<ReturnType<typeof loadEarnings>>
