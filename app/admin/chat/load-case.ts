import { z } from 'zod'
import { conductRows, DATE, momentOf } from '#app/admin/case-desk/conduct-rows.ts'
import type { MemberEdge } from '#app/edge.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { countWarnings, findChatHistory, openCase } from '#domain/messages/index.ts'
import { may } from '#domain/messages/permissions.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { fileNote } from '#platform/files/file-note.ts'
import { flagWords } from './flag-words.ts'
import { loadFlags } from './load-flags.ts'

export function readFlagId(params: MemberEdge['params']): string {
  const id = z.uuid().safeParse(params['id']).data
  if (!id) throw new NotFound('There is no such case')
  return id
}

/** One case with what stands around it. To load it is to open the conversation, which is written down. */
export async function loadCase(edge: MemberEdge) {
  const { db, transaction, actor, origin, viewer, clock } = edge
  const flagId = readFlagId(edge.params)
  const opened = await transaction((tx) => openCase(tx, actor, { flagId }, { origin }))
  const { flag, partyIds, reasons } = opened
  const faces = await findFaces(db, partyIds)
  const nameOf = (id: string | null) => faces.get(id ?? '')?.displayName ?? 'A member who left'
  const reputations = await findReputations(db, partyIds)
  const people = await Promise.all(
    partyIds.map(async (id) => {
      const [history, warned] = await Promise.all([
        findChatHistory(db, actor, id, clock.now()),
        countWarnings(db, id),
      ])
      const completed = reputations.get(id)?.completedCount
      return {
        id,
        name: nameOf(id),
        rows: [
          ...conductRows({ completed, warned }, viewer.timeZone),
          { name: 'Flags in 90 days', value: String(history.flags) },
          ...(history.stoppedUntil
            ? [{ name: 'Stopped until', value: zonedFormat(history.stoppedUntil, viewer.timeZone, DATE) }]
            : []),
        ],
      }
    }),
  )
  return {
    list: await loadFlags(edge),
    id: flagId,
    /** The same words to many were not sent: there is no conversation. */
    unsent: flag.conversationId === null ? flag.found : null,
    writer: nameOf(flag.memberId),
    others: partyIds.slice(1).map(nameOf),
    found: opened.flags.map((one) => ({ id: one.id, what: flagWords[one.kind], found: one.found })),
    messages: opened.messages.map((one) => ({
      number: one.number,
      name: nameOf(one.senderId),
      avatar: avatarUrl(faces.get(one.senderId ?? '')?.avatarKey ?? null),
      time: momentOf(one.writtenAt, viewer.timeZone),
      text: one.text || one.earlier.at(-1) || (one.kind === 'text' ? 'A file' : 'A step of a deal'),
      state: one.hiddenWhy !== null ? 'Hidden' : one.deletedAt ? 'Taken back' : one.editedAt ? 'Changed' : '',
      earlier: one.text ? one.earlier : one.earlier.slice(0, -1),
      files: one.files.map(({ id, name, bytes, scannedAt }) => ({
        id,
        name,
        to: `/admin/chat/${flagId}/files/${id}`,
        note: `${formatBytes(bytes)}. ${fileNote({ name, scannedAt })}`.trim(),
      })),
      isIt: one.number === flag.number,
    })),
    people,
    reasons,
    decided:
      flag.decidedAt && flag.decision
        ? { at: flag.decidedAt, decision: flag.decision, isUndone: flag.undoneAt !== null }
        : null,
    mayDecide: may(actor, 'message.decide', { ownerId: flag.memberId }),
    canHide: flag.conversationId !== null,
  }
}

export type CaseData = Awaited<ReturnType<typeof loadCase>>
