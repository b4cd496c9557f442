import { readAsked } from '#app/admin/users/load-members.ts'
import type { MemberEdge } from '#app/edge.ts'
import { findFaces, suggestMembers } from '#domain/accounts/index.ts'
import { appealKindWords } from '#domain/appeals/appeal-rules.ts'
import { countAppeals, listAppeals } from '#domain/appeals/index.ts'
import { CASES_A_PAGE, countCases, countDecidedCases, listCases } from '#domain/reports/index.ts'
import { decisionNames } from '#domain/reports/decision-words.ts'
import { kindWords, shortReasonWords } from '#domain/reports/report-rules.ts'
import { readWords } from '#platform/text/read-words.ts'
import { REPORTS } from './address.ts'

const shows = ['open', 'appeals', 'decided'] as const
const WORDS_MOST = 100

export type Line = { number: number; to: string; title: string; whose: string; what: string; at: Date }

/** What waits, the weightiest first; appeals by their clock; what was decided, the latest first. */
export async function loadReports(edge: MemberEdge) {
  const { db, actor, url, clock } = edge
  const show = shows.find((one) => one === url.searchParams.get('in')) ?? 'open'
  const words = readWords(url.searchParams.get('q'), WORDS_MOST)
  const [waiting, appeals, decided] = await Promise.all([
    countCases(db, actor),
    countAppeals(db, actor),
    countDecidedCases(db, actor),
  ])
  const rows = show === 'appeals' ? await listAppealLines(edge) : await listLines(edge, show, words)
  const last = show !== 'appeals' && rows.length === CASES_A_PAGE ? rows.at(-1) : undefined
  return {
    show,
    words,
    rows,
    counts: { open: waiting.waiting, appeals: appeals.waiting, decided },
    more: last ? addressOf(show, words, last.number) : null,
    /** The file has what the list has. */
    csv: show === 'appeals' ? null : `/admin/market/reports.csv${addressOf(show, words)}`,
    now: clock.now(),
    done: url.searchParams.get('done'),
  }
}
export type ReportsData = Awaited<ReturnType<typeof loadReports>>

/** Which cases are meant by an address: also those of a file. */
export async function readSought(edge: MemberEdge) {
  const words = readWords(edge.url.searchParams.get('q'), WORDS_MOST)
  if (!words) return undefined
  const found = await suggestMembers(edge.db, edge.actor, await readAsked(edge))
  return { words, memberIds: found.map(({ id }) => id) }
}

function addressOf(show: string, words: string, after?: number): string {
  const asked = new URLSearchParams()
  if (show !== 'open') asked.set('in', show)
  if (words) asked.set('q', words)
  if (after) asked.set('after', String(after))
  return asked.size > 0 ? `?${asked}` : ''
}

async function listLines(edge: MemberEdge, show: 'open' | 'decided', words: string): Promise<Line[]> {
  const { db, actor, url } = edge
  const after = Number(url.searchParams.get('after'))
  const cases = await listCases(db, actor, {
    isDecided: show === 'decided',
    sought: await readSought(edge),
    after: Number.isSafeInteger(after) && after > 0 ? after : undefined,
  })
  const faces = await findFaces(
    db,
    cases.flatMap(({ ownerId }) => ownerId ?? []),
  )
  return cases.map((one) => {
    const name = faces.get(one.ownerId ?? '')?.displayName ?? 'a member who left'
    const said = one.reportsCount > 1 ? `${one.reportsCount} reports` : shortReasonWords[one.reason]
    return {
      number: one.number,
      to: `${REPORTS}/${one.number}${addressOf(show, words)}`,
      title: one.title,
      whose: one.kind === 'member' ? 'Member' : `${kindWords[one.kind]} of ${name}`,
      what: one.restoredAt ? 'Undone' : one.decision ? decisionNames[one.decision] : said,
      at: one.decidedAt ?? one.openedAt,
    }
  })
}

async function listAppealLines({ db, actor }: MemberEdge): Promise<Line[]> {
  const appeals = await listAppeals(db, actor, { isDecided: false })
  const faces = await findFaces(
    db,
    appeals.flatMap(({ memberId }) => memberId ?? []),
  )
  return appeals.map(({ number, title, memberId, kind, dueAt }) => ({
    number,
    to: `${REPORTS}/appeals/${number}?in=appeals`,
    title,
    whose: `Appeal of ${faces.get(memberId ?? '')?.displayName ?? 'a member who left'}`,
    what: appealKindWords[kind],
    at: dueAt,
  }))
}
