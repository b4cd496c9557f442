import { readAsked } from '#app/admin/users/load-members.ts'
import type { MemberEdge } from '#app/edge.ts'
import { findFaces, suggestMembers } from '#domain/accounts/index.ts'
import { appealKindWords, outcomeWords } from '#domain/appeals/appeal-rules.ts'
import { APPEALS_A_PAGE, countAppeals, countDecidedAppeals, listAppeals } from '#domain/appeals/index.ts'
import { CASES_A_PAGE, countCases, countDecidedCases, listCases } from '#domain/reports/index.ts'
import { decisionNames } from '#domain/reports/decision-words.ts'
import { kindWords, shortReasonWords } from '#domain/reports/report-rules.ts'
import { readWords } from '#platform/text/read-words.ts'
import { REPORTS } from './address.ts'

const shows = ['open', 'appeals', 'decided', 'decided-appeals'] as const
type Show = (typeof shows)[number]
const isOfAppeals = (show: Show) => show === 'appeals' || show === 'decided-appeals'
const WORDS_MOST = 100

export type Line = { number: number; to: string; title: string; whose: string; what: string; at: Date }

/** What waits, the weightiest first; appeals by their clock; what was decided, the latest first. */
export async function loadReports(edge: MemberEdge) {
  const { db, actor, url, clock } = edge
  const show = shows.find((one) => one === url.searchParams.get('in')) ?? 'open'
  const words = readWords(url.searchParams.get('q'), WORDS_MOST)
  const after = readAfter(url)
  const [waiting, appeals, decided, decidedAppeals] = await Promise.all([
    countCases(db, actor),
    countAppeals(db, actor),
    countDecidedCases(db, actor),
    countDecidedAppeals(db, actor),
  ])
  const ofAppeals = isOfAppeals(show)
  const rows = await (ofAppeals ? listAppealLines : listLines)(edge, { show, words, after })
  const last = rows.length === (ofAppeals ? APPEALS_A_PAGE : CASES_A_PAGE) ? rows.at(-1) : undefined
  return {
    show,
    words,
    rows,
    counts: { open: waiting.waiting, appeals: appeals.waiting, decided, decidedAppeals },
    first: after === undefined ? null : REPORTS + addressOf({ show, words }),
    more: last ? REPORTS + addressOf({ show, words, after: last.number }) : null,
    /** The file has what the list has. */
    csv: ofAppeals ? null : `${REPORTS}.csv${addressOf({ show, words })}`,
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

type Shown = { show: Show; words: string; after?: number | undefined }

/** The last of the page before, where the address names one. */
function readAfter(url: URL): number | undefined {
  const after = Number(url.searchParams.get('after'))
  return Number.isSafeInteger(after) && after > 0 ? after : undefined
}

function addressOf({ show, words, after }: Shown): string {
  const asked = new URLSearchParams()
  if (show !== 'open') asked.set('in', show)
  if (words) asked.set('q', words)
  if (after) asked.set('after', String(after))
  return asked.size > 0 ? `?${asked}` : ''
}

async function listLines(edge: MemberEdge, shown: Shown): Promise<Line[]> {
  const { db, actor } = edge
  const cases = await listCases(db, actor, {
    isDecided: shown.show === 'decided',
    sought: await readSought(edge),
    after: shown.after,
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
      to: `${REPORTS}/${one.number}${addressOf(shown)}`,
      title: one.title,
      whose: one.kind === 'member' ? 'Member' : `${kindWords[one.kind]} of ${name}`,
      what: one.restoredAt ? 'Undone' : one.decision ? decisionNames[one.decision] : said,
      at: one.decidedAt ?? one.openedAt,
    }
  })
}

async function listAppealLines(edge: MemberEdge, shown: Shown): Promise<Line[]> {
  const { db, actor } = edge
  const appeals = await listAppeals(db, actor, {
    isDecided: shown.show === 'decided-appeals',
    sought: await readSought(edge),
    after: shown.after,
  })
  const faces = await findFaces(
    db,
    appeals.flatMap(({ memberId, decidedBy }) => [memberId, decidedBy].filter((id) => id !== null)),
  )
  const nameOf = (id: string | null) => faces.get(id ?? '')?.displayName ?? 'a member who left'
  return appeals.map(({ number, title, memberId, kind, dueAt, outcome, decidedAt, decidedBy }) => ({
    number,
    to: `${REPORTS}/appeals/${number}${addressOf(shown)}`,
    title,
    whose: `Appeal of ${nameOf(memberId)}`,
    what: outcome ? `${outcomeWords[outcome]}: ${nameOf(decidedBy)}` : appealKindWords[kind],
    at: decidedAt ?? dueAt,
  }))
}
