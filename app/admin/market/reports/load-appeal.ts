import type { MemberEdge } from '#app/edge.ts'
import { dateAndTime } from '#app/shared/moments.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { appealKindWords, outcomeWords } from '#domain/appeals/appeal-rules.ts'
import { type AppealRow, caseNumberIn, findAppeal } from '#domain/appeals/index.ts'
import { REPORTS } from './address.ts'
import { readCaseNumber } from './load-case.ts'
import { loadReports } from './load-reports.ts'

/** One appeal beside the decision that it is against. */
export async function loadAppeal(edge: MemberEdge) {
  const { db, actor, params, settings, viewer } = edge
  const number = readCaseNumber(params)
  const { row, files, decision } = await findAppeal(db, actor, number, settings)
  const faces = await findFaces(
    db,
    [row.memberId, row.againstId, row.decidedBy].filter((id) => id !== null),
  )
  const on = (at: Date) => dateAndTime(at, viewer.timeZone)
  return {
    list: await loadReports(edge),
    number,
    title: row.title,
    words: row.words,
    reason: decision?.reason ?? 'The decision does not stand any more.',
    case: caseOf(row),
    rows: [
      { name: 'Against', value: appealKindWords[row.kind] },
      ...(decision ? [{ name: 'Decided', value: on(decision.decidedAt) }] : []),
      { name: 'By', value: faces.get(row.againstId ?? '')?.displayName ?? 'not a member, or one who left' },
      { name: 'Sent', value: on(row.sentAt) },
      { name: 'To be decided until', value: on(row.dueAt) },
    ],
    files: files.map(({ id, name }) => ({ id, name })),
    member: row.memberId
      ? { id: row.memberId, name: faces.get(row.memberId)?.displayName ?? 'A member' }
      : null,
    decided: row.outcome &&
      row.decidedAt && {
        outcome: outcomeWords[row.outcome],
        reason: row.reason,
        by: faces.get(row.decidedBy ?? '')?.displayName ?? 'somebody who left',
        at: on(row.decidedAt),
      },
    isOwn: row.againstId === actor.id,
    isMember: row.memberId === actor.id,
    isBan: row.kind === 'ban',
    /** Decided where the whole dispute is read. */
    isDecidedElsewhere: row.kind === 'dispute',
  }
}

/** Where what it is about stands whole, at the desk where it was decided. */
function caseOf({ kind, decisionId }: Pick<AppealRow, 'kind' | 'decisionId'>): string | null {
  if (kind === 'dispute') return `/admin/deals/analytics?dispute=${decisionId}`
  if (kind === 'case') return `${REPORTS}/${caseNumberIn(decisionId)}`
  return kind === 'message' ? `/admin/chat/${decisionId}` : null
}
