import { conductRows, DATE, momentOf } from '#app/admin/case-desk/conduct-rows.ts'
import type { MemberEdge } from '#app/edge.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { avatarUrl, findFaces, findPerson } from '#domain/accounts/index.ts'
import { countWarnings } from '#domain/messages/index.ts'
import { findPictures, pictureUrl } from '#domain/pictures/index.ts'
import { decisionNames } from '#domain/reports/decision-words.ts'
import {
  findCase,
  findOwnerHistory,
  findRecords,
  reportables,
  type ReportOfCase,
} from '#domain/reports/index.ts'
import { may } from '#domain/reports/permissions.ts'
import { kindWords, reasonTemplates, reasonWords, ruleWords } from '#domain/reports/report-rules.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { isUuid } from '#platform/text/is-uuid.ts'
import { diffWords } from '../services/diff-words.ts'
import { REPORTS } from './address.ts'
import { loadReports } from './load-reports.ts'
import { recordWords } from './record-words.ts'

const PICTURES_SHOWN = 3

export function readCaseNumber(params: MemberEdge['params']): number {
  const typed = params['number'] ?? ''
  if (!/^\d{1,15}$/.test(typed)) throw new NotFound('There is no such case')
  return Number(typed)
}

/** One case: what was said, the thing then and now, whose it is, and how often each was right. */
export async function loadCase(edge: MemberEdge) {
  const { db, actor, url, viewer } = edge
  const number = readCaseNumber(edge.params)
  const before = url.searchParams.get('before') ?? undefined
  const isEarlier = before !== undefined && isUuid(before)
  const read = await findCase(db, actor, number, { before: isEarlier ? before : undefined })
  const { found, asFirstSeen: was, first, reports } = read
  const reporterIds = [...(first ? [first] : []), ...reports].flatMap(({ reporterId }) => reporterId ?? [])
  const ids = [...reporterIds, ...(found.ownerId ? [found.ownerId] : [])]
  const [faces, records, reputations, now] = await Promise.all([
    findFaces(db, ids),
    findRecords(db, reporterIds),
    findReputations(db, ids),
    reportables[found.kind].find(db, found.thingId),
  ])
  const on = (at: Date) => momentOf(at, viewer.timeZone)
  const nameOf = (id: string | null) => faces.get(id ?? '')?.displayName ?? 'A member who left'
  const describe = (one: ReportOfCase) => ({
    id: one.id,
    name: one.reporterId ? nameOf(one.reporterId) : 'A visitor',
    avatar: avatarUrl(faces.get(one.reporterId ?? '')?.avatarKey ?? null),
    record: recordWords(
      records.get(one.reporterId ?? '') ?? { upheld: 0, decided: 0 },
      reputations.get(one.reporterId ?? '')?.completedCount ?? 0,
      one.reporterId === null,
    ),
    reason: reasonWords[one.reason],
    text: one.text,
    at: on(one.at),
    pictures: one.pictures.map(({ id, name }) => ({ id, name })),
  })
  const addressOf = (said: string | undefined) => addressOfCase(number, url.searchParams, said)
  const { takeDown, mayTakeDown = () => true } = reportables[found.kind]
  const pictures = await showPictures(edge, was?.pictureIds ?? [], now?.pictureIds ?? [])
  return {
    list: await loadReports(edge),
    number,
    kind: found.kind,
    kindWord: kindWords[found.kind],
    title: found.title,
    path: now?.isShown ? now.path : null,
    waitsSince: on(found.openedAt),
    // Those decided by a version of before have it still.
    isReturned: found.isReturned && !found.decidedAt,
    reportsCount: found.reportsCount,
    first: first && describe(first),
    reports: reports.map(describe),
    /** How many came between the first and the newest. */
    between: first ? Math.max(0, found.reportsCount - reports.length - 1) : 0,
    earlier: read.hasEarlier ? addressOf(reports[0]?.id) : null,
    isEarlier,
    /** Where it is decided: beside the newest, where what came meanwhile is read. */
    newest: addressOf(undefined),
    changes: (was?.texts ?? []).flatMap(({ name, text }) => {
      const after = now?.texts.find((one) => one.name === name)?.text ?? ''
      if (!text && !after) return []
      const parts = diffWords(text, after)
      return [
        {
          name,
          was: parts.filter(({ kind }) => kind !== 'added'),
          is: parts.filter(({ kind }) => kind !== 'removed'),
        },
      ]
    }),
    pictures,
    isGone: !now,
    isShown: now?.isShown ?? false,
    owner: found.ownerId ? await describeOwner(edge, found.ownerId, number, nameOf(found.ownerId)) : null,
    reason: found.reason,
    template: reasonTemplates[found.reason],
    canTakeDown: takeDown !== undefined && mayTakeDown(actor),
    leavesTakeDown: takeDown !== undefined && !mayTakeDown(actor),
    decided: found.decision &&
      found.decidedAt && {
        name: decisionNames[found.decision],
        words: found.words,
        rule: found.rule ? ruleWords[found.rule] : '',
        at: on(found.decidedAt),
        by: (await findPerson(db, found.decidedBy ?? ''))?.displayName ?? 'somebody who left',
        changeBy: found.changeBy && zonedFormat(found.changeBy, viewer.timeZone, DATE),
      },
    restored: found.restoredAt && { at: on(found.restoredAt), why: found.restoredWhy ?? '' },
    canRestore:
      found.decision !== null &&
      found.decision !== 'nothing' &&
      !found.restoredAt &&
      (found.decision !== 'take-down' || mayTakeDown(actor)),
    mayDecide: may(actor, 'report.decide', { ownerId: found.ownerId ?? '' }) && !read.isReporter,
  }
}
export type CaseData = Awaited<ReturnType<typeof loadCase>>

/** The case beside the same list, at the newest that was said or at what was said before. */
function addressOfCase(number: number, shown: URLSearchParams, before: string | undefined): string {
  const asked = new URLSearchParams(shown)
  asked.delete('before')
  if (before) asked.set('before', before)
  return `${REPORTS}/${number}${asked.size > 0 ? `?${asked}` : ''}`
}

async function showPictures({ db }: MemberEdge, was: readonly string[], is: readonly string[]) {
  const views = await findPictures(db, [...new Set([...was, ...is])])
  const shown = (ids: readonly string[]) =>
    ids.slice(0, PICTURES_SHOWN).flatMap((id) => {
      const view = views.get(id)
      const width = view?.widths.toSorted((one, other) => one - other)[0]
      return width ? [{ id, src: pictureUrl(id, width, 'webp') }] : []
    })
  return { was: shown(was), is: shown(is) }
}

async function describeOwner(
  { db, actor, viewer }: MemberEdge,
  ownerId: string,
  number: number,
  name: string,
) {
  const [history, warned, person, reputations] = await Promise.all([
    findOwnerHistory(db, actor, { ownerId, except: number }),
    countWarnings(db, ownerId),
    findPerson(db, ownerId),
    findReputations(db, [ownerId]),
  ])
  return {
    id: ownerId,
    name,
    state: person?.state ?? 'deleted',
    rows: [
      ...conductRows({ completed: reputations.get(ownerId)?.completedCount, warned }, viewer.timeZone),
      { name: 'Reports upheld', value: `${history.upheld} of ${history.decided}` },
    ],
    before: history.cases.map((one) => ({
      number: one.number,
      title: one.title,
      what: one.restoredAt ? 'Undone' : one.decision ? decisionNames[one.decision] : '',
      at: one.decidedAt ? zonedFormat(one.decidedAt, viewer.timeZone, DATE) : '',
    })),
  }
}
